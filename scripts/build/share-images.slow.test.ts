import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { readShareTags } from './share-image/page.ts';
import { createShareImages } from './share-images.ts';

vi.setConfig({ testTimeout: 60_000 });

const wrap = (title: string, path: string) => `<head>
<meta property="og:title" content="${title}"/>
<meta property="og:image" content="https://example.com/share${path}.png"/></head>`;

it('draws each image once, and again when the title changes', async () => {
  const client = createTemporaryFolder({
    'faq/index.html': wrap('FAQ', '/faq'),
    'blog/post/a/index.html': wrap('An article', '/blog/post/a'),
  });
  const draw = () => createShareImages(client, join(client, 'cache'));
  expect(await draw()).toEqual({ total: 2, drawnCount: 2 });
  await rm(join(client, 'share'), { recursive: true });
  await writeFile(join(client, 'faq/index.html'), wrap('Questions', '/faq'));
  expect(await draw()).toEqual({ total: 2, drawnCount: 1 });
  await readFile(join(client, 'share/faq.png'));
  await readFile(join(client, 'share/blog/post/a.png'));
});

it('decodes the title, and returns undefined for a page without an image', () => {
  expect(readShareTags(wrap('Shipping &amp; &quot;Delivery&quot;, it&#x27;s', '/x'))).toEqual({
    file: 'share/x.png',
    title: `Shipping & "Delivery", it's`,
  });
  expect(readShareTags('<title>Page not found</title>')).toBeUndefined();
});
