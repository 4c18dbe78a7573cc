/** What one client may cost us. Times are in milliseconds. */
export interface Limits {
  headerBytes: number;
  bodyBytes: number;
  /** To send the head of a request, from the first byte on. */
  headersTimeout: number;
  /** To send the whole request. */
  requestTimeout: number;
  /** Between two requests on one connection. */
  keepAliveTimeout: number;
  /** Without a single byte in either direction, such as a client that stops reading. */
  idleTimeout: number;
  connections: number;
  /** Above this delay of the event loop, requests that need work are turned away. */
  eventLoopDelay: number;
  /** Above this much memory as well. 0: no limit. */
  memoryBytes: number;
}

export const defaultLimits: Limits = {
  headerBytes: 16 * 1024,
  bodyBytes: 64 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 10_000,
  idleTimeout: 60_000,
  connections: 4096,
  eventLoopDelay: 500,
  memoryBytes: 0,
};
