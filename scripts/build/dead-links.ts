import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTexts } from '#library/check/files.ts';
import { linksIn } from '#library/check/links.ts';
import { pageAt } from '#library/pages.ts';
import type { Problem } from '#library/problem.ts';
import { readYaml } from '#library/yaml/read.ts';

/**
 * Finds dead links in the built pages. The content check can't know which texts are headings, and
 * doesn't see links in code.
 */
export function deadLinks(clientFolder: string, contentFolder = 'content'): Problem[] {
  const pages = new Map(
    globSync('**/*.html', { cwd: clientFolder }).map((file) => [
      `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
      readBuiltPage(readFileSync(join(clientFolder, file), 'utf8')),
    ]),
  );
  const texts = contentTexts(contentFolder);
  const links = [...pages].flatMap(([from, { hrefs }]) =>
    [...hrefs].map((href) => ({ from, href })),
  );
  const redirects = readYaml(texts.get('redirects.yaml') ?? '', { file: 'content/redirects.yaml' });
  const redirectLinks = linksIn(redirects.data).map(({ href }) => ({ from: '/', href }));
  const dead = new Map<string, Problem[]>();
  for (const { from, href } of [...links, ...redirectLinks]) {
    const { pathname, hash } = new URL(href, `http://site${from}`);
    const page = pages.get(pathname);
    const isThere = page
      ? hash === '' || page.ids.has(decodeURIComponent(hash.slice(1)))
      : existsSync(join(clientFolder, pathname));
    if (isThere || dead.has(href)) continue;
    const message = page
      ? `The link "${href}" leads to ${pathname}, but that page has no such section. Its sections: ${page.sections.join(', ')}.`
      : `The link "${href}" leads to no page of this site.`;
    const inContent = linesWith(href, texts).map((line) => ({ ...line, message }));
    const inCode = { file: `app/pages/${pageAt(from)?.component}`, line: 1, message };
    dead.set(href, inContent.length > 0 ? inContent : [inCode]);
  }
  return [...dead.values()].flat();
}

function readBuiltPage(html: string) {
  const idsIn = (part: string) => Array.from(part.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id);
  const hrefs = Array.from(html.matchAll(/<a [^>]*?href="([^"]+)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  ).filter((href) => /^(?:\/(?!\/)|#)/.test(href));
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const sections = main.match(/<(?:section|article|div|h[2-4])\b[^>]*>/g) ?? [];
  return {
    ids: new Set(idsIn(html)),
    hrefs: new Set(hrefs),
    sections: sections.flatMap(idsIn).filter((id) => !id.startsWith('_')),
  };
}

function linesWith(href: string, texts: ReadonlyMap<string, string>) {
  return [...texts].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      const words = line.split(/[\s()"']+/);
      return words.includes(href) ? [{ file: `content/${file}`, line: index + 1 }] : [];
    }),
  );
}
