import type { FastifyInstance } from 'fastify';

/**
 * The first signal lets clients ask once more and requests in flight finish; a second one, or the
 * deadline, does not wait.
 */
export function stopOnSignals(app: FastifyInstance, deadlineSeconds: number): void {
  let stoppedAt = 0;
  const stop = async (signal: NodeJS.Signals) => {
    // npm forwards Ctrl+C, so the same one arrives twice.
    if (signal === 'SIGINT' && Date.now() - stoppedAt < 500) return;
    if (stoppedAt > 0) {
      app.log.warn({ signal }, 'stopped at once by a second signal');
      process.exit(1);
    }
    stoppedAt = Date.now();
    app.log.info({ signal }, 'stopping');
    setTimeout(() => {
      app.log.error({ deadlineSeconds }, 'requests did not finish before the deadline');
      process.exit(1);
    }, deadlineSeconds * 1000).unref();
    try {
      await app.leave();
      await app.close();
      app.log.info('stopped');
      process.exit(0);
    } catch (error) {
      app.log.error({ err: error }, 'failed to stop cleanly');
      process.exit(1);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
