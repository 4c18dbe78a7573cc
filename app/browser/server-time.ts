/** The server's clock minus this page's timer, in milliseconds. */
let offset: number | undefined;

/**
 * The time on the server, in case the clock of the device is wrong. Offline, continues from the last
 * known time, or else uses the device's.
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
