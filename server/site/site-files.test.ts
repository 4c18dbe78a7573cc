import { describe, expect, it } from 'vitest';
import { expectedHeaders, testSite } from '#server/http/testing/test-server.ts';
import { loadSiteFiles } from '#server/site/site-files.ts';

const { buildFolder, get, logs, start } = testSite();

describe('files', () => {
  it('sends the preferred coding, each with its own ETag', async () => {
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
    const caching = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await caching('/assets/app-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/about')).toBe('no-cache');
  });

  it('answers 304 to a matching ETag', async () => {
    const etag = (await get('/about', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    const response = await get('/about', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    for (const name of expectedHeaders) expect(response.headers.has(name), name).toBe(true);
    const gone = await get('/about', { 'accept-encoding': 'br', 'if-none-match': '"other"' });
    expect(gone.status).toBe(200);
    const otherCoding = await get('/about', { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect(otherCoding.status).toBe(200);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const full = await get('/about', { 'accept-encoding': 'br' });
    const head = await get('/about', { 'accept-encoding': 'br' }, 'HEAD');
    for (const name of ['content-length', 'content-type', 'etag', 'content-encoding']) {
      expect(head.headers.get(name), name).toBe(full.headers.get(name));
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
      ['/old/place?from=mail', '/about?from=mail#us'],
    ] as const) {
      const response = await get(from);
      expect(response.status, from).toBe(301);
      expect(response.headers.get('location')).toBe(to);
    }
    expect((await get('/old-page', {}, 'HEAD')).status).toBe(301);
    expect((await get('/old-page/more')).status).toBe(404);
  });

  it('gives pages their own policy and the speculation rules', async () => {
    const policy = async (path: string) =>
      (await get(path)).headers.get('content-security-policy') ?? '';
    expect(await policy('/')).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(await policy('/')).not.toContain('frame-src');
    expect(await policy('/contact')).toContain('frame-src https://www.openstreetmap.org;');
    expect(await policy('/about')).not.toMatch(/unsafe|upgrade-insecure/);
    expect((await get('/')).headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
    expect((await get('/speculation-rules.json')).headers.get('content-type')).toBe(
      'application/speculationrules+json',
    );
    expect((await get('/robots.txt')).headers.get('speculation-rules')).toBeNull();
  });
});

describe('an unknown path', () => {
  it('gets a 404 page with all headers of a page', async () => {
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
    expect(logs().some((line) => /"path":"\/nowhere".*"not found"/.test(line))).toBe(true);
  });

  it('gets the 404 page of its route', async () => {
    const titleOf = async (path: string) =>
      /<title>(.*?)</.exec(await (await get(path)).text())?.[1];
    for (const path of ['/blog/post/none', '/blog/post/none/', '/Blog/Post/None']) {
      expect(await titleOf(path), path).toBe('No such article');
    }
    for (const path of ['/blog/post', '/blog/post/none/more', '/nowhere?q=x']) {
      expect(await titleOf(path), path).toBe('Not found');
    }
  });

  it('answers HEAD like GET, and never with 304', async () => {
    const full = await get('/nowhere', { 'accept-encoding': 'br' });
    const head = await get('/nowhere', { 'accept-encoding': 'br', 'if-none-match': '*' }, 'HEAD');
    expect(head.status).toBe(404);
    expect(head.headers.get('content-length')).toBe(full.headers.get('content-length'));
    expect(full.headers.get('etag')).toBeNull();
    expect(await head.text()).toBe('');
  });

  it('accepts no form', async () => {
    expect((await get('/nowhere', {}, 'POST')).status).toBe(404);
  });
});

describe('a page that expires', () => {
  it.each([
    ['2026-12-31', 'As they were built'],
    ['2027-01-01', 'Rendered'],
    ['2027-06-30', 'Rendered'],
  ])('is built or rendered on %s: %s', async (day, text) => {
    const late = await start({
      files: loadSiteFiles(buildFolder(), {}, () => day),
    });
    const answer = await fetch(`${late.origin}/prices`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(text);
    expect(await (await fetch(`${late.origin}/about`)).text()).toContain('About us.');
  });
});
