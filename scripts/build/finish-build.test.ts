import { existsSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makeTestBuild } from '#server/http/testing/test-server.ts';
import type { SiteManifest } from '#server/site/site-manifest.ts';
import { getAddress } from './finish-build.ts';

const createPage = (text: string) =>
  `<!doctype html><link rel="stylesheet" href="/assets/b.css"/><p>${text.repeat(300)}</p>`;

it('compresses files that get smaller', async () => {
  const build = await makeTestBuild({ 'a/index.html': createPage('A'), 'assets/b.css': 'b{}' });
  const { files } = build.manifest;
  const { file, br = '', gzip = '', policy } = files['/a'] ?? { file: '' };
  const readBuildFile = (name: string) => readFile(join(build.folder, name));
  expect(brotliDecompressSync(await readBuildFile(br))).toEqual(await readBuildFile(file));
  expect(gunzipSync(await readBuildFile(gzip))).toEqual(await readBuildFile(file));
  expect(policy?.styles).toHaveLength(1);
  expect(files['/assets/b.css']).not.toHaveProperty('br');
});

it('compresses only changed files when it runs again, and deletes old copies', async () => {
  const build = await makeTestBuild({
    'a/index.html': createPage('A'),
    'b/index.html': createPage('B'),
    'assets/b.css': 'b{}',
  });
  const listCopies = ({ files, notFoundPages }: SiteManifest) =>
    [files['/a'], notFoundPages.at(-1)?.page, files['/b']].map((entry) =>
      join(build.folder, entry?.br ?? 'none'),
    );
  const [pageA = '', missingPage = '', oldPageB = ''] = listCopies(build.manifest);
  const { mtimeMs } = statSync(pageA);
  await writeFile(join(build.folder, 'client/b/index.html'), createPage('C'));
  const [, , newPageB = ''] = listCopies(await build.finishAgain());
  expect(statSync(pageA).mtimeMs).toBe(mtimeMs);
  for (const file of [missingPage, newPageB]) expect(existsSync(file)).toBe(true);
  expect(existsSync(oldPageB)).toBe(false);
});

it('lists the fonts that pages load after the first paint', async () => {
  const build = await makeTestBuild({
    'assets/root.css':
      '@media (scripting:none){@font-face{font-family:Besley;src:url(/b.woff2)format("woff2");font-weight:400 500;font-display:swap}}@font-face{font-family:Fallback;src:local(Georgia);font-weight:400}',
  });
  expect(build.manifest.fonts).toEqual([['Besley', 'url(/b.woff2)', '400 500']]);
});

it('fails for an unknown file type', async () => {
  const promise = makeTestBuild({ 'a.xyz': 'x' });
  await expect(promise).rejects.toThrow(/a\.xyz: there's no content type.*Add its extension/);
});

it.each([
  '<script src="/assets/a.js"></script>',
  '<script>one()</script><script>other()</script>',
  '<link rel="preload" as="script" href="/assets/a.js"/>',
  '<link rel="stylesheet" href="/elsewhere.css"/>',
])('fails for a render-blocking tag: %s', async (tag) => {
  const promise = makeTestBuild({ 'a/index.html': `<!doctype html><head>${tag}</head>` });
  await expect(promise).rejects.toThrow(/a\/index\.html: .* block the first paint/);
});

it.each([
  ['index.html', '/', ['/index.html']],
  ['a/b/index.html', '/a/b', ['/a/b/index.html', '/a/b/']],
  ['404.html', '/404', ['/404.html', '/404/']],
  ['a b.txt', '/a%20b.txt', []],
])('serves %s at %s', (file, path, aliases) => {
  expect(getAddress(file)).toEqual({ path, aliases });
});
