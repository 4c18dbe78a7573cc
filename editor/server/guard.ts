import type { IncomingMessage } from 'node:http';

/**
 * Only pages of the editor itself may talk to it. Another site that is open in the same browser can
 * send requests to this machine, and by a name of its own that leads here (DNS rebinding) read the
 * answers too: hence both the name that was called and the page that calls.
 */
export function refusalOf({ method, headers }: IncomingMessage, port: number): string | undefined {
  const { host, origin } = headers;
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (host === undefined || !hosts.includes(host)) return 'This name is not the editor’s.';
  const isOwn = origin === `http://${host}`;
  // Browsers name no origin when they open a page; whatever asks for more, names it.
  if (method === 'GET' && origin === undefined) return undefined;
  return isOwn ? undefined : 'This request does not come from a page of the editor.';
}
