import type { Insertion, Responses } from '#editor/contract.ts';
import type { Sources } from '#editor/files/data.ts';
import { humanize } from '#editor/schemas.ts';
import { listFiles, parseYaml } from '#editor/server/listing.ts';
import { listLinkTargets } from '#library/check/content.ts';
import { sitePages } from '#library/pages.ts';
import { referencesSchema } from '#library/schema/articles/reference.ts';

/** `guide` is docs/writing-content.md, which has a tested example of every block. */
export const listInsertions = (sources: Sources, guide: string): Responses['insertions'] => ({
  link: listLinks(sources),
  citation: listCitations(sources),
  block: listBlocks(guide),
});

function listLinks(sources: Sources): Insertion[] {
  const titles = new Map(listFiles(sources, []).map(({ file, title }) => [file, title]));
  return listLinkTargets(sources).flatMap(({ path, file, sections }) => {
    const [pageFile] = sitePages.find((page) => page.path === path)?.files ?? [];
    const label =
      titles.get(file?.replace('content/', '') ?? pageFile ?? '') ??
      humanize(path.replace(/^.*\//, ''));
    return [
      toLink(label, path),
      ...sections.map((id) => toLink(`${label}: ${humanize(id)}`, `${path}#${id}`)),
    ];
  });
}

const toLink = (label: string, address: string) => ({ label, detail: address, text: address });

function listCitations(sources: Sources): Insertion[] {
  const { data = {} } = referencesSchema.safeParse(parseYaml(sources.get('references.yaml') ?? ''));
  return Object.entries(data).map(([key, work]) => ({
    label: work.source,
    detail: [work.authors, work.year ?? work.publishDate?.slice(0, 4), key]
      .filter(Boolean)
      .join(' · '),
    text: `:cite[${key}]`,
  }));
}

function listBlocks(guide: string): Insertion[] {
  const examples = guide.matchAll(
    /```md\n(::+([a-z-]+)(?:(?!```)[\s\S])*)\n```(?:\n\n!\[(.*?)\])?/g,
  );
  return Array.from(examples, ([, text = '', name = '', detail = '']) => ({
    label: humanize(name),
    detail,
    text,
  }));
}
