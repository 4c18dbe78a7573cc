import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTestBuild } from '#server/http/testing/test-server.ts';
import { addressOf } from './finish-build.ts';

let build: Awaited<ReturnType<typeof makeTestBuild>> | undefined;
afterEach(async () => {
  await build?.remove();
  build = undefined;
});

const page = (text: string) =>
  `<!doctype html><link rel="stylesheet" href="/assets/b.css"/><p>${text.repeat(300)}</p>`;

describe('finishing a build', () => {
  it('compresses files that get smaller', async () => {
    build = await makeTestBuild({ 'a/index.html': page('A'), 'assets/b.css': 'b{}' });
    const { files } = build.manifest;
    const { file, br = '', gzip = '', policy } = files['/a'] ?? { file: '' };
    const read = (name: string) => readFile(join(build?.folder ?? '', name));
    expect(brotliDecompressSync(await read(br))).toEqual(await read(file));
    expect(gunzipSync(await read(gzip))).toEqual(await read(file));
    expect(policy?.styles).toHaveLength(1);
    expect(files['/assets/b.css']).not.toHaveProperty('br');
  });

  it('compresses only changed files when it runs again', async () => {
    build = await makeTestBuild({
      'a/index.html': page('A'),
      'b/index.html': page('B'),
      'assets/b.css': 'b{}',
    });
    const compressed = join(build.folder, 'compressed');
    const first = await build.finishAgain();
    const before = await stat(join(build.folder, first.files['/a']?.br ?? ''));
    await writeFile(join(build.folder, 'client/b/index.html'), page('C'));
    const second = await build.finishAgain();
    expect(second.files['/a']).toEqual(first.files['/a']);
    expect(second.files['/b']?.hash).not.toBe(first.files['/b']?.hash);
    const after = await stat(join(build.folder, second.files['/a']?.br ?? ''));
    expect(after.ino).toBe(before.ino);
    const { files, missing } = second;
    const inUse = [...Object.values(files), ...missing.map(({ page }) => page)]
      .flatMap(({ br = '', gzip = '' }) => [br, gzip])
      .filter((name) => name !== '');
    const names = (await readdir(compressed)).map((name) => `compressed/${name}`);
    expect(names.toSorted()).toEqual([...new Set(inUse)].toSorted());
  });

  it('lists the fonts that pages load after the first paint', async () => {
    build = await makeTestBuild({
      'assets/root.css':
        '@media (scripting:none){@font-face{font-family:Besley;src:url(/b.woff2)format("woff2");font-weight:400 500;font-display:swap}}@font-face{font-family:Fallback;src:local(Georgia);font-weight:400}',
    });
    expect(build.manifest.fonts).toEqual([['Besley', 'url(/b.woff2)', '400 500']]);
  });

  it('fails for an unknown file type', async () => {
    const attempt = makeTestBuild({ 'a.xyz': 'x' });
    await expect(attempt).rejects.toThrow(/a\.xyz: no content type is known.*Add its extension/);
  });

  it('fails without a start script', async () => {
    const attempt = makeTestBuild({ '.vite/islands.json': '{}' });
    await expect(attempt).rejects.toThrow('startScript');
  });

  it.each([
    '<script src="/assets/a.js"></script>',
    '<script>one()</script><script>other()</script>',
    '<link rel="preload" as="script" href="/assets/a.js"/>',
    '<link rel="stylesheet" href="/elsewhere.css"/>',
  ])('fails for a render-blocking tag: %s', async (tag) => {
    const attempt = makeTestBuild({ 'a/index.html': `<!doctype html><head>${tag}</head>` });
    await expect(attempt).rejects.toThrow(/a\/index\.html: .* before the first paint/);
  });
});

describe('addressOf', () => {
  it('returns the canonical path and its aliases', () => {
    expect(addressOf('index.html')).toEqual({ path: '/', aliases: ['/index.html'] });
    expect(addressOf('a/b/index.html')).toEqual({
      path: '/a/b',
      aliases: ['/a/b/index.html', '/a/b/'],
    });
    expect(addressOf('404.html')).toEqual({ path: '/404', aliases: ['/404.html', '/404/'] });
    expect(addressOf('a b.txt')).toEqual({ path: '/a%20b.txt', aliases: [] });
  });
});
