import { expect, it } from 'vitest';
import { expectedHeaders, setUpTestSite } from '#server/http/testing/test-server.ts';
import { loadSiteFiles } from '#server/site/site-files.ts';

const { buildFolder, get, logs, start } = setUpTestSite();

it('sends the preferred coding, with a different ETag for each', async () => {
  const etags = new Set<string | null>();
  for (const [accept, coding] of [
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const response = await get('/about', { 'accept-encoding': accept });
    expect(response.headers.get('content-encoding'), accept).toBe(coding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toContain('About us.');
    etags.add(response.headers.get('etag'));
  }
  expect(etags.size).toBe(3);
});

it('caches hashed assets forever and revalidates pages', async () => {
  const { headers } = await get('/assets/app-1a2b3c.js');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/about')).headers.get('cache-control')).toBe('no-cache');
});

it('responds with 304 to a matching ETag', async () => {
  const getStatus = async (coding: string, tag: string) =>
    (await get('/about', { 'accept-encoding': coding, 'if-none-match': tag })).status;
  const etag = (await get('/about', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
  const response = await get('/about', { 'accept-encoding': 'br', 'if-none-match': etag });
  expect(response.status).toBe(304);
  expect(response.headers.get('etag')).toBe(etag);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  for (const name of expectedHeaders) expect(response.headers.has(name), name).toBe(true);
  expect(await getStatus('br', '"other"')).toBe(200);
  expect(await getStatus('gzip', etag)).toBe(200);
});

it.each(['/about', '/nowhere'])('responds to HEAD with the headers of GET %s', async (path) => {
  const page = await get(path, { 'accept-encoding': 'br' });
  const head = await get(path, { 'accept-encoding': 'br' }, 'HEAD');
  expect(head.status).toBe(page.status);
  for (const name of ['content-length', 'content-type', 'etag', 'content-encoding']) {
    expect(head.headers.get(name), name).toBe(page.headers.get(name));
  }
  expect(await head.text()).toBe('');
});

it.each([
  ['/about/', 308, '/about'],
  ['/about/index.html', 308, '/about'],
  ['/index.html', 308, '/'],
  ['/about/?from=mail', 308, '/about?from=mail'],
  ['/ABOUT/', 308, '/about'],
  ['//about', 308, '/about'],
  ['/Blog/?q=Acne', 308, '/blog?q=Acne'],
  ['/Old-Page/', 301, '/about'],
  ['/old/section?from=mail', 301, '/about?from=mail#us'],
  ['/about.html', 404, null],
  ['/Nowhere', 404, null],
  ['//evil.example/about', 404, null],
  ['/Assets/app-1a2b3c.js', 404, null],
  ['/old-page/more', 404, null],
  ['/%61bout?utm_source=x', 200, null],
])('responds to %s with %i and the location %s', async (path, status, location) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('location')).toBe(location);
});

it('gives pages their own policy and the speculation rules', async () => {
  const getPolicy = async (path: string) =>
    (await get(path)).headers.get('content-security-policy') ?? '';
  expect(await getPolicy('/')).toMatch(/style-src 'self' 'sha256-[^']+';/);
  expect(await getPolicy('/')).not.toContain('frame-src');
  expect(await getPolicy('/contact')).toContain('frame-src https://www.openstreetmap.org;');
  expect(await getPolicy('/about')).not.toMatch(/unsafe|upgrade-insecure/);
  expect((await get('/')).headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
  expect((await get('/speculation-rules.json')).headers.get('content-type')).toBe(
    'application/speculationrules+json',
  );
  expect((await get('/robots.txt')).headers.get('speculation-rules')).toBeNull();
});

it('responds to an unknown path with a 404 page and the headers of other pages', async () => {
  const response = await get('/nowhere', { 'accept-encoding': 'br' });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/,
  );
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('etag')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
  expect(await response.text()).toContain('Nothing here.');
  expect(logs().some((line) => /"path":"\/nowhere".*"page not found"/.test(line))).toBe(true);
});

it('responds to an unknown path with the 404 page of its route', async () => {
  const getTitle = async (path: string) =>
    /<title>(.*?)</.exec(await (await get(path)).text())?.[1];
  for (const path of ['/blog/post/none', '/blog/post/none/', '/Blog/Post/None']) {
    expect(await getTitle(path), path).toBe('No such article');
  }
  for (const path of ['/blog/post', '/blog/post/none/more', '/nowhere?q=x']) {
    expect(await getTitle(path), path).toBe('Not found');
  }
});

it('does not accept a form on an unknown path', async () => {
  expect((await get('/nowhere', {}, 'POST')).status).toBe(404);
});

it.each([
  ['2026-12-31', 'Prices from the build'],
  ['2027-01-01', 'Rendered'],
])('serves a page that changes on a date with the right text on %s: %s', async (day, text) => {
  const server = await start({ files: loadSiteFiles(buildFolder(), {}, () => day) });
  expect(await (await fetch(`${server.origin}/prices`)).text()).toContain(text);
});
