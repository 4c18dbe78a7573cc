import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readShareTags } from './share-image/page.ts';
import { makeShareImages } from './share-images.ts';

// Drawing takes a tenth of a second of a free processor, and much more of a busy one.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const page = (title: string, path: string) => `<head>
<meta property="og:title" content="${title}"/>
<meta property="og:image" content="https://example.com/share${path}.png"/></head>`;

async function build(pages: Record<string, string>) {
  for (const [path, html] of Object.entries(pages)) {
    await mkdir(join(folder, 'client', path), { recursive: true });
    await writeFile(join(folder, 'client', path, 'index.html'), html);
  }
  return makeShareImages({ client: join(folder, 'client'), cache: join(folder, 'cache') });
}

describe('share images of a build', () => {
  it('are at the announced path and drawn once', async () => {
    const pages = { faq: page('FAQ', '/faq'), 'blog/post/a': page('An article', '/blog/post/a') };
    expect(await build(pages)).toEqual({ images: 2, drawn: 2 });
    await readFile(join(folder, 'client/share/faq.png'));
    await readFile(join(folder, 'client/share/blog/post/a.png'));
    await rm(join(folder, 'client/share'), { recursive: true });
    expect(await build(pages)).toEqual({ images: 2, drawn: 0 });
    await readFile(join(folder, 'client/share/faq.png'));
  });

  it('are drawn again when the title changes', async () => {
    await build({ faq: page('FAQ', '/faq') });
    expect(await build({ faq: page('Questions', '/faq') })).toEqual({ images: 1, drawn: 1 });
  });
});

it('decodes the title, and returns undefined for a page without an image', () => {
  expect(readShareTags(page('Shipping &amp; &quot;Delivery&quot;, it&#x27;s', '/x'))).toEqual({
    file: 'share/x.png',
    title: `Shipping & "Delivery", it's`,
  });
  expect(readShareTags('<title>Page not found</title>')).toBeUndefined();
});
