import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering } from '#editor/server/answers.ts';
import { editorServer, portOf } from '#editor/server/http.ts';
import { openStore } from '#editor/server/store.ts';

const preview = 'http://127.0.0.1:1';
const store = openStore({ content: 'content', published: 'no such folder' });
const files = new Map([['/index.html', { type: 'text/html', content: 'The editor' }]]);
const server = editorServer({ answers: answering(store, preview), files, preview });

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** As any program on this machine could ask, with whatever names it likes. */
function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '{}',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port: portOf(server), host: '127.0.0.1', method, path, headers },
      async (response) => {
        let text = '';
        for await (const chunk of response.setEncoding('utf8')) text += chunk;
        resolve({ status: response.statusCode, headers: response.headers, text });
      },
    );
    sent.on('error', reject);
    sent.end(method === 'POST' ? body : undefined);
  });
}

const own = () => `http://127.0.0.1:${portOf(server)}`;

describe('the server of the editor', () => {
  it('answers its own page', async () => {
    expect(await send('GET', '/')).toMatchObject({ status: 200, text: 'The editor' });
    const answer = await send('POST', '/api/list', { Origin: own() });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('hours.yaml');
  });

  it('refuses pages of other sites, and whoever does not say where he comes from', async () => {
    expect(await send('POST', '/api/list')).toMatchObject({ status: 403 });
    for (const origin of ['https://evil.example', 'null', preview]) {
      const answer = await send('POST', '/api/list', { Origin: origin });
      expect(answer).toMatchObject({ status: 403 });
    }
    expect(await send('GET', '/', { Origin: preview })).toMatchObject({ status: 403 });
  });

  it('refuses another name that leads to this machine', async () => {
    const host = `evil.example:${portOf(server)}`;
    const names = { Host: host, Origin: `http://${host}` };
    expect(await send('POST', '/api/list', names)).toMatchObject({ status: 403 });
    expect(await send('GET', '/', { Host: host })).toMatchObject({ status: 403 });
  });

  it('may be shown in no frame, and shows none but the site', async () => {
    const { headers } = await send('GET', '/');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain(`frame-src ${preview};`);
  });

  it.each([
    ['POST', '/api/nothing', '{}', 404],
    ['POST', '/api/constructor', '{}', 404],
    ['POST', '/api/open', '{', 400],
    ['POST', '/api/open', '{"file":1}', 400],
    ['POST', '/api/open', '{"file":"../package.json"}', 404],
    ['GET', '/../package.json', '', 404],
    ['DELETE', '/', '', 404],
  ])('gives no answer to %s %s %s', async (method, path, body, status) => {
    expect(await send(method, path, { Origin: own() }, body)).toMatchObject({ status });
  });

  it('drops control characters from what was pasted', async () => {
    const body = JSON.stringify({ file: '\u0002hours\u202E.yaml' });
    expect(await send('POST', '/api/open', { Origin: own() }, body)).toMatchObject({ status: 200 });
  });

  it('takes nothing that is longer than any article', async () => {
    const body = JSON.stringify({ file: 'x'.repeat(3_000_000) });
    const answer = await send('POST', '/api/open', { Origin: own() }, body);
    expect(answer.status).toBe(413);
  });
});
