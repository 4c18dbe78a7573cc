/** All times are in milliseconds. */
export const defaultLimits = {
  headerBytes: 16 * 1024,
  bodyBytes: 64 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  /** The server announces this timeout but waits longer by `keepAliveBuffer`. */
  keepAliveTimeout: 5000,
  keepAliveBuffer: 2000,
  /** A connection closes after this long without data, such as when a client stops reading. */
  idleTimeout: 60_000,
  connections: 4096,
  /** A client is one IPv4 address or one IPv6 network. */
  connectionsPerClient: 512,
  /** This is longer than the keep-alive timeout, so no request arrives on a closed connection. */
  drainTimeout: 7500,
  /** More pages than `renders` wait. If more than `waitingRenders` wait, the others get a 503. */
  renders: 2,
  waitingRenders: 64,
};

export type Limits = typeof defaultLimits;
