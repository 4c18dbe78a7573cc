/** The returned `file` is relative to build/client. */
export function readShareTags(html: string): { file: string; title: string } | undefined {
  const url = readProperty(html, 'og:image');
  const title = readProperty(html, 'og:title');
  if (url === undefined || title === undefined) return undefined;
  return { file: decodeURI(new URL(url).pathname.slice(1)), title };
}

function readProperty(html: string, name: string): string | undefined {
  const [, content] = new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html) ?? [];
  return content?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** React writes only these entities. */
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
