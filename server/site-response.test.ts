import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareHead, SiteResponse } from '#server/site-response.ts';
import { exchange } from '#server/test-server.ts';

const page = prepareHead(200, { 'Content-Length': '5', 'X-Kind': 'page' });
const unchanged = prepareHead(304, { ETag: '"one"' });

const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
  if (request.url === '/unchanged') response.answer(unchanged);
  else response.answer(page, request.method === 'HEAD' ? undefined : Buffer.from('Hello'));
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** What the server sends for requests on one connection, of which the last one closes it. */
function ask(...requests: string[]): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const heads = requests.map((line, at) => {
    const last = at === requests.length - 1;
    return `${line}\r\nHost: localhost\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
  });
  return exchange(port, heads.join(''));
}

const headLines = (answer: string) => {
  const [head = ''] = answer.split('\r\n\r\n');
  return head.split('\r\n').filter((line) => !line.startsWith('Date: '));
};

describe('an answer that is given many times', () => {
  it('has the head of the first one, and each its body', async () => {
    const [first = '', second = '', third = ''] = (
      await ask('GET / HTTP/1.1', 'GET / HTTP/1.1', 'GET / HTTP/1.1')
    ).split(/(?<=Hello)/);
    expect(headLines(first)).toContain('X-Kind: page');
    expect(headLines(first)).toContain('Connection: keep-alive');
    expect(headLines(second)).toEqual(headLines(first));
    expect(headLines(third)).toContain('X-Kind: page');
    expect(headLines(third)).toContain('Connection: close');
  });

  it('has no body where none belongs, and the connection goes on', async () => {
    const lines = ['HEAD / HTTP/1.1', 'GET /unchanged HTTP/1.1'];
    const answers = await ask(...lines, ...lines, 'GET / HTTP/1.1');
    expect(answers.match(/^HTTP\/1\.1 \d+ [\w ]+/gm)).toEqual([
      'HTTP/1.1 200 OK',
      'HTTP/1.1 304 Not Modified',
      'HTTP/1.1 200 OK',
      'HTTP/1.1 304 Not Modified',
      'HTTP/1.1 200 OK',
    ]);
    expect(answers.split('Hello')).toHaveLength(2);
  });

  it('keeps a connection of HTTP/1.0 only for a client that asks for it', async () => {
    const kept = await ask('GET / HTTP/1.0\r\nConnection: keep-alive', 'GET / HTTP/1.0');
    expect(kept.match(/^Connection: .+/gm)).toEqual([
      'Connection: keep-alive',
      'Connection: close',
    ]);
    expect((await ask('GET / HTTP/1.0')).match(/^Connection: .+/gm)).toEqual(['Connection: close']);
  });

  it('has the date on which it is given', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      for (const date of ['Tue, 01 Jan 2030 00:00:00 GMT', 'Tue, 01 Jan 2030 00:00:01 GMT']) {
        vi.setSystemTime(new Date(date));
        const line = 'GET / HTTP/1.1';
        const [, second] = (await ask(line, line, line)).split('Hello');
        expect(second?.match(/^Date: .+/gm)).toEqual([`Date: ${date}`]);
      }
    } finally {
      vi.useRealTimers();
    }
  });
});
