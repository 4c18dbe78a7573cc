import { type IncomingMessage, ServerResponse } from 'node:http';

/** The head of an answer that is given many times. */
export interface PreparedHead {
  status: number;
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
  /** What Node made of them for the first answer, without the date and the empty line. */
  made?: string | undefined;
}

export function prepareHead(status: number, headers: Record<string, string>): PreparedHead {
  return { status, headers: Object.entries(headers).flat() };
}

/**
 * `writeHead` checks and joins all headers again for each answer, a sixth of what a page costs.
 * So the head that Node has made for the first one is kept. Where Node holds it is not documented,
 * see docs/decisions/0010-heads-made-once.md.
 */
export class SiteResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  declare _header?: string | null;

  answer(head: PreparedHead, body?: Buffer): void {
    if (head.made !== undefined && this.shouldKeepAlive) {
      this.statusCode = head.status;
      this._header = `${head.made}${dateLine()}\r\n`;
    } else {
      this.writeHead(head.status, head.headers);
      // The last answer on a connection says that it closes, which the others must not.
      if (this.shouldKeepAlive) head.made = this._header?.replace(/Date: .*\r\n|\r\n$/g, '');
    }
    this.end(body);
  }
}

let dated = 0;
let datedLine = '';

/** Made once a second. */
function dateLine(): string {
  const second = Math.trunc(Date.now() / 1000);
  if (second !== dated) {
    dated = second;
    datedLine = `Date: ${new Date(second * 1000).toUTCString()}\r\n`;
  }
  return datedLine;
}
