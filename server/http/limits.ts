/** What one client may cost us. Times are in milliseconds. */
export const defaultLimits = {
  headerBytes: 16 * 1024,
  bodyBytes: 64 * 1024,
  /** To send the head of a request, from the first byte on. */
  headersTimeout: 10_000,
  /** To send the whole request. */
  requestTimeout: 20_000,
  /** Between two requests on one connection, as we promise, and how much later we close it. */
  keepAliveTimeout: 5000,
  keepAliveBuffer: 2000,
  /** Without a single byte in either direction, such as a client that stops reading. */
  idleTimeout: 60_000,
  connections: 4096,
  /** Of these, by one client: one IPv4 address, or one IPv6 network. */
  connectionsPerClient: 512,
  /**
   * For clients to use a connection once more when the server is to stop. As long as we promised to
   * keep it, so that no request meets a connection that was closed before its time.
   */
  drainTimeout: 7500,
  /** Pages that are rendered at the same time, and those that may wait for it. The rest gets a 503. */
  renders: 2,
  waitingRenders: 32,
};

export type Limits = typeof defaultLimits;
