/** What one client may cost us. Times are in milliseconds. */
export interface Limits {
  headerBytes: number;
  bodyBytes: number;
  /** To send the head of a request, from the first byte on. */
  headersTimeout: number;
  /** To send the whole request. */
  requestTimeout: number;
  /** Between two requests on one connection, as we promise, and how much later we close it. */
  keepAliveTimeout: number;
  keepAliveBuffer: number;
  /** Without a single byte in either direction, such as a client that stops reading. */
  idleTimeout: number;
  connections: number;
  /** Of these, by one client: one IPv4 address, or one IPv6 network. */
  connectionsPerClient: number;
  /**
   * For clients to use a connection once more when the server is to stop. As long as we promised to
   * keep it, so that no request meets a connection that was closed before its time.
   */
  leaveTimeout: number;
  /** Pages that are rendered at the same time, and those that may wait for it. The rest gets a 503. */
  renders: number;
  waitingRenders: number;
}

export const defaultLimits: Limits = {
  headerBytes: 16 * 1024,
  bodyBytes: 64 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5000,
  keepAliveBuffer: 2000,
  idleTimeout: 60_000,
  connections: 4096,
  connectionsPerClient: 512,
  leaveTimeout: 7500,
  renders: 2,
  waitingRenders: 32,
};
