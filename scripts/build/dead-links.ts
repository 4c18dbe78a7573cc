import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentSources } from '#library/check/files.ts';
import { findLinks } from '#library/check/links.ts';
import { findPageByPath } from '#library/pages.ts';
import type { Problem } from '#library/problem.ts';
import { readYaml } from '#library/yaml/read.ts';

/** Finds links that the content check misses, such as links in code or to generated headings. */
export function findDeadLinks(clientFolder: string, contentFolder = 'content'): Problem[] {
  const pages = new Map(
    globSync('**/*.html', { cwd: clientFolder }).map((file) => [
      `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
      readBuiltPage(readFileSync(join(clientFolder, file), 'utf8')),
    ]),
  );
  const sources = readContentSources(contentFolder);
  const links = [...pages].flatMap(([pagePath, { hrefs }]) =>
    [...hrefs].map((href) => ({ pagePath, href })),
  );
  // No page contains the links in these files.
  const otherLinks = ['redirects.yaml', 'search.yaml'].flatMap((name) => {
    const { data } = readYaml(sources.get(name) ?? '', { file: `content/${name}` });
    const siteLinks = findLinks(data).filter(({ href }) => href.startsWith('/'));
    return siteLinks.map(({ href }) => ({ pagePath: '/', href }));
  });
  const problemsByHref = new Map<string, Problem[]>();
  for (const { pagePath, href } of [...links, ...otherLinks]) {
    const { pathname, hash } = new URL(href, `http://site${pagePath}`);
    const page = pages.get(pathname);
    const hasTarget = page
      ? hash === '' || page.ids.has(decodeURIComponent(hash.slice(1)))
      : existsSync(join(clientFolder, pathname));
    if (hasTarget || problemsByHref.has(href)) continue;
    const message = page
      ? `The link "${href}" goes to ${pathname}, but that page doesn't have that section. Link to one of its sections: ${page.sections.join(', ')}.`
      : `The link "${href}" goes to a page that doesn't exist. Use the path of an existing page, such as /contact.`;
    const contentProblems = findLines(href, sources).map((line) => ({ ...line, message }));
    const component = `app/pages/${findPageByPath(pagePath)?.component}`;
    const codeProblem = { file: component, line: 1, message };
    problemsByHref.set(href, contentProblems.length > 0 ? contentProblems : [codeProblem]);
  }
  return [...problemsByHref.values()].flat();
}

function readBuiltPage(html: string) {
  const listIds = (html: string) =>
    Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id);
  const hrefs = Array.from(html.matchAll(/<a [^>]*?href="([^"]+)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  ).filter((href) => /^(?:\/(?!\/)|#)/.test(href));
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const sections = main.match(/<(?:section|article|div|h[2-4])\b[^>]*>/g) ?? [];
  return {
    ids: new Set(listIds(html)),
    hrefs: new Set(hrefs),
    sections: sections.flatMap(listIds).filter((id) => !id.startsWith('_')),
  };
}

function findLines(href: string, sources: ReadonlyMap<string, string>) {
  return [...sources].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      const tokens = line.split(/[\s()"']+/);
      return tokens.includes(href) ? [{ file: `content/${file}`, line: index + 1 }] : [];
    }),
  );
}
