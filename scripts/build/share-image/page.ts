import { parseHtml } from '../page-lines.ts';

/** The returned `file` is relative to build/client. */
export function readShareTags(html: string): { file: string; title: string } | undefined {
  const [head = ''] = html.split('</head>', 1);
  const document = parseHtml(head);
  const readProperty = (name: string) =>
    document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  const url = readProperty('og:image');
  const title = readProperty('og:title');
  return url && title ? { file: decodeURI(new URL(url).pathname.slice(1)), title } : undefined;
}
