import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { content } from '#library/content.ts';
import { ingredientSynonyms } from '#library/ingredients.ts';
import { getPageName } from '#library/paths/breadcrumbs.ts';
import { type IndexedPage, type SearchIndex, searchIndexPath } from '#library/search/index-file.ts';
import { getAddress } from './finish-build.ts';
import { type ParsedPage, parsePage } from './page-sections.ts';

/** Lines on more than this share of all pages are left out. */
const maxPageShare = 1 / 5;

export function createIndex(
  pages: ReadonlyMap<string, ParsedPage>,
  content: Omit<SearchIndex, 'pages'>,
): SearchIndex {
  const counts = new Map<string, number>();
  for (const { sections } of pages.values()) {
    for (const line of new Set(sections.flatMap(({ lines }) => lines))) {
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  const maxCount = Math.max(2, pages.size * maxPageShare);
  const isOwn = (line: string) => (counts.get(line) ?? 0) <= maxCount;
  const indexPage = ([path, { title, sections, language }]: [string, ParsedPage]): IndexedPage => {
    const indexedSections = sections
      .map(({ id, heading, lines }) => [id, heading, joinLines(lines.filter(isOwn))] as const)
      .filter(([id, , text]) => id === '' || text !== '');
    const languages: [language?: string] = language ? [language] : [];
    return [path, title, indexedSections, ...languages];
  };
  return { pages: Array.from(pages, indexPage), ...content };
}

const joinLines = (lines: readonly string[]) =>
  lines.map((line) => (/[.!?:…”]$/.test(line) ? line : `${line}.`)).join(' ');

async function readPages(folder: string): Promise<Map<string, ParsedPage>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.html$/.test(file));
  const pages = new Map<string, ParsedPage>();
  for (const file of files.sort()) {
    const { path } = getAddress(file);
    const page = parsePage(await readFile(join(folder, file), 'utf8'), getPageName(path));
    if (page) pages.set(path, page);
  }
  return pages;
}

if (import.meta.main) {
  const clientFolder = join(resolve(process.argv[2] ?? 'build'), 'client');
  const { synonyms, ...searchContent } = content.data['search.yaml'];
  const index = createIndex(await readPages(clientFolder), {
    ...searchContent,
    synonyms: [...synonyms, ...ingredientSynonyms],
    zips: content.zips,
  });
  await writeFile(join(clientFolder, searchIndexPath), JSON.stringify(index));
  const sectionCount = index.pages.flatMap(([, , pageSections]) => pageSections).length;
  console.log(`Search index: ${sectionCount} sections on ${index.pages.length} pages.`);
}
