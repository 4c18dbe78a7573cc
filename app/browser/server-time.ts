/** The server's clock minus this page's timer, in milliseconds. */
let offset: number | undefined;

/**
 * The time on the server, so a device whose clock is wrong gets the answer the server would give.
 * Offline, the last known time goes on, or else the device decides.
 */
export async function serverTime({ fresh }: { fresh: boolean }): Promise<Date> {
  if (fresh || offset === undefined) {
    const date = await dateHeader().catch(() => null);
    if (date) offset = Date.parse(date) - performance.now();
  }
  return new Date(offset === undefined ? Date.now() : offset + performance.now());
}

async function dateHeader() {
  const { headers } = await fetch('/health', { method: 'HEAD', signal: AbortSignal.timeout(3000) });
  return headers.get('date');
}
