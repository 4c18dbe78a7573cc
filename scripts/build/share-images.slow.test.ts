import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { readShareTags } from './share-image/page.ts';
import { createShareImages } from './share-images.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder();
});

const wrap = (title: string, path: string) => `<head>
<meta property="og:title" content="${title}"/>
<meta property="og:image" content="https://example.com/share${path}.png"/></head>`;

async function draw(pages: Record<string, string>) {
  for (const [path, html] of Object.entries(pages)) {
    await mkdir(join(folder, 'client', path), { recursive: true });
    await writeFile(join(folder, 'client', path, 'index.html'), html);
  }
  return createShareImages({ client: join(folder, 'client'), cache: join(folder, 'cache') });
}

it('draws each image once, and again when the title changes', async () => {
  const pages = { faq: wrap('FAQ', '/faq'), 'blog/post/a': wrap('An article', '/blog/post/a') };
  expect(await draw(pages)).toEqual({ total: 2, drawnCount: 2 });
  await rm(join(folder, 'client/share'), { recursive: true });
  expect(await draw({ faq: wrap('Questions', '/faq') })).toEqual({ total: 2, drawnCount: 1 });
  await readFile(join(folder, 'client/share/faq.png'));
  await readFile(join(folder, 'client/share/blog/post/a.png'));
});

it('decodes the title, and returns undefined for a page without an image', () => {
  expect(readShareTags(wrap('Shipping &amp; &quot;Delivery&quot;, it&#x27;s', '/x'))).toEqual({
    file: 'share/x.png',
    title: `Shipping & "Delivery", it's`,
  });
  expect(readShareTags('<title>Page not found</title>')).toBeUndefined();
});
