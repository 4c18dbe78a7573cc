import type { Kind } from '#editor/contract.ts';
import { isArticle } from '#library/learn/reader.ts';
import { yamlFiles } from '#library/schema/content-schemas.ts';

const article = /^(?:blog|learn)\/[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/** Whether a path in content/ is one that the site reads. No other file is ever touched. */
export const isContentFile = (file: string) => yamlFiles.includes(file) || article.test(file);

/** What a file is edited with. */
export function kindOf(file: string, source: string): Kind {
  if (file.endsWith('.yaml')) return 'facts';
  if (file.startsWith('blog/')) return 'post';
  return isArticle(source) ? 'article' : 'overview';
}
