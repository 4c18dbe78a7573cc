/** Times are in milliseconds. */
export const defaultLimits = {
  headerBytes: 16 * 1024,
  bodyBytes: 64 * 1024,
  /** For the headers of a request, from its first byte. */
  headersTimeout: 10_000,
  /** For the whole request. */
  requestTimeout: 20_000,
  /** Announced to clients between two requests. The connection closes only after the buffer. */
  keepAliveTimeout: 5000,
  keepAliveBuffer: 2000,
  /** Without a byte in either direction, such as when a client stops reading. */
  idleTimeout: 60_000,
  connections: 4096,
  /** Per client: one IPv4 address, or one IPv6 network. */
  connectionsPerClient: 512,
  /**
   * When the server stops, clients may use their connection once more. Longer than the announced
   * keep-alive time, so that no request arrives on a connection that closed early.
   */
  drainTimeout: 7500,
  /** Pages that are rendered at the same time, and pages that may wait. The rest get a 503. */
  renders: 2,
  waitingRenders: 32,
};

export type Limits = typeof defaultLimits;
