/** The title of a built page and the file that it names as its image, below build/client. */
export function readShareTags(html: string): { file: string; title: string } | undefined {
  const url = property(html, 'og:image');
  const title = property(html, 'og:title');
  if (url === undefined || title === undefined) return undefined;
  return { file: decodeURI(new URL(url).pathname.slice(1)), title };
}

function property(html: string, name: string): string | undefined {
  const [, content] = new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html) ?? [];
  return content?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** All the entities that React writes. */
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
