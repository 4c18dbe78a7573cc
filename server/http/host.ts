import type { IncomingMessage } from 'node:http';

/** A name or an address, and perhaps a port. Nothing at all is what some probes send. */
const host = /^(?:(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?)?$/i;

/** One Host line that can stand in an address, as RFC 9112 (3.2) asks; HTTP/1.0 may do without. */
export function hasValidHost({ headers, httpVersion, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion !== '1.1';
  let lines = 0;
  // Node keeps the first of several and says nothing.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') lines += 1;
  }
  return lines === 1 && host.test(headers.host);
}
