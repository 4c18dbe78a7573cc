/** The server's time is this plus `performance.now()`, in milliseconds since 1970. */
let clockOffset: number | undefined;

/**
 * Returns the server's time, because the device's clock may be wrong. Offline, it continues from the
 * last known time or uses the device's clock.
 */
export async function getServerTime({ fresh }: { fresh: boolean }): Promise<Date> {
  if (fresh || clockOffset === undefined) {
    const date = await fetchDateHeader().catch(() => null);
    if (date) clockOffset = Date.parse(date) - performance.now();
  }
  return new Date(clockOffset === undefined ? Date.now() : clockOffset + performance.now());
}

async function fetchDateHeader() {
  const { headers } = await fetch('/health', { method: 'HEAD', signal: AbortSignal.timeout(3000) });
  return headers.get('date');
}
