import { describe, expect, it } from 'vitest';
import { expectedHeaders, setUpTestSite } from '#server/http/testing/test-server.ts';
import { loadSiteFiles } from '#server/site/site-files.ts';

const { buildFolder, get, logs, start } = setUpTestSite();

describe('site files', () => {
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
    const getCacheControl = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await getCacheControl('/assets/app-1a2b3c.js')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await getCacheControl('/about')).toBe('no-cache');
  });

  it('responds with 304 to a matching ETag', async () => {
    const etag = (await get('/about', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    const response = await get('/about', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    for (const name of expectedHeaders) expect(response.headers.has(name), name).toBe(true);
    const otherEtag = await get('/about', { 'accept-encoding': 'br', 'if-none-match': '"other"' });
    expect(otherEtag.status).toBe(200);
    const otherCoding = await get('/about', { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect(otherCoding.status).toBe(200);
  });

  it('responds to HEAD with the headers of GET and no body', async () => {
    const page = await get('/about', { 'accept-encoding': 'br' });
    const head = await get('/about', { 'accept-encoding': 'br' }, 'HEAD');
    for (const name of ['content-length', 'content-type', 'etag', 'content-encoding']) {
      expect(head.headers.get(name), name).toBe(page.headers.get(name));
    }
    expect(await head.text()).toBe('');
  });

  it('redirects other spellings of a path', async () => {
    for (const [from, to] of [
      ['/about/', '/about'],
      ['/about/index.html', '/about'],
      ['/about.html', null],
      ['/index.html', '/'],
      ['/about/?from=mail', '/about?from=mail'],
      ['/About', '/about'],
      ['/ABOUT/', '/about'],
      ['/about//', '/about'],
      ['//about', '/about'],
      ['/Blog/?q=Acne', '/blog?q=Acne'],
      ['/Nowhere', null],
      ['//evil.example', null],
      ['//evil.example/about', null],
      ['/Assets/app-1a2b3c.js', null],
    ] as const) {
      const response = await get(from);
      expect(response.status, from).toBe(to === null ? 404 : 308);
      expect(response.headers.get('location')).toBe(to);
    }
    expect((await get('/%61bout?utm_source=x')).headers.get('etag')).toBe(
      (await get('/about')).headers.get('etag'),
    );
  });

  it('redirects from removed pages', async () => {
    for (const [from, to] of [
      ['/old-page', '/about'],
      ['/Old-Page/', '/about'],
      ['/old-page?from=mail', '/about?from=mail'],
      ['/old/section?from=mail', '/about?from=mail#us'],
    ] as const) {
      const response = await get(from);
      expect(response.status, from).toBe(301);
      expect(response.headers.get('location')).toBe(to);
    }
    expect((await get('/old-page', {}, 'HEAD')).status).toBe(301);
    expect((await get('/old-page/more')).status).toBe(404);
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
});

describe('an unknown path', () => {
  it('gets a 404 page with the same headers as other pages', async () => {
    const response = await get('/nowhere', { 'accept-encoding': 'br' });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/,
    );
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
    expect(await response.text()).toContain('Nothing here.');
    expect(logs().some((line) => /"path":"\/nowhere".*"page not found"/.test(line))).toBe(true);
  });

  it('gets the 404 page for its route', async () => {
    const getTitle = async (path: string) =>
      /<title>(.*?)</.exec(await (await get(path)).text())?.[1];
    for (const path of ['/blog/post/none', '/blog/post/none/', '/Blog/Post/None']) {
      expect(await getTitle(path), path).toBe('No such article');
    }
    for (const path of ['/blog/post', '/blog/post/none/more', '/nowhere?q=x']) {
      expect(await getTitle(path), path).toBe('Not found');
    }
  });

  it('gets the same headers for HEAD, and never a 304', async () => {
    const page = await get('/nowhere', { 'accept-encoding': 'br' });
    const head = await get('/nowhere', { 'accept-encoding': 'br', 'if-none-match': '*' }, 'HEAD');
    expect(head.status).toBe(404);
    expect(head.headers.get('content-length')).toBe(page.headers.get('content-length'));
    expect(page.headers.get('etag')).toBeNull();
    expect(await head.text()).toBe('');
  });

  it('does not accept a form', async () => {
    expect((await get('/nowhere', {}, 'POST')).status).toBe(404);
  });
});

describe('a page with a change date', () => {
  it.each([
    ['2026-12-31', 'Prices from the build'],
    ['2027-01-01', 'Rendered'],
    ['2027-06-30', 'Rendered'],
  ])('contains the right text on %s: %s', async (day, text) => {
    const server = await start({
      files: loadSiteFiles(buildFolder(), {}, () => day),
    });
    const response = await fetch(`${server.origin}/prices`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(text);
    expect(await (await fetch(`${server.origin}/about`)).text()).toContain('About us.');
  });
});
