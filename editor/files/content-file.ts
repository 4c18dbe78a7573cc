import type { Kind } from '#editor/contract.ts';
import { editYaml } from '#editor/files/yaml-edit.ts';
import { isArticle } from '#library/learn/compile.ts';
import { yamlFiles } from '#library/schema/content-schemas.ts';

const articleFile = /^(?:blog|learn)\/[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/** Whether the site reads this path in content/. The editor writes no other file. */
export const isContentFile = (file: string) => yamlFiles.includes(file) || articleFile.test(file);

export const isMarkdown = (file: string) => file.endsWith('.md');

export function kindOf(file: string, source: string): Kind {
  if (!isMarkdown(file)) return 'facts';
  if (file.startsWith('blog/')) return 'post';
  return isArticle(source) ? 'article' : 'overview';
}

const markdown = /^(\uFEFF?---\r?\n)([\s\S]*?\r?\n)??(---[ \t]*(?:\r?\n)*)([\s\S]*)$/;

/** Splits a file into its YAML, the text of an article, and the characters before and between. */
export function splitFile(file: string, source: string) {
  if (!isMarkdown(file)) return { opening: '', yaml: source, fence: '', body: '' };
  const [, opening = '---\n', yaml = '', fence = '---\n\n', body = source] =
    markdown.exec(source) ?? [];
  return { opening, yaml, fence, body };
}

/** Edits the YAML of a file. */
export function withYaml(file: string, source: string, edit: (yaml: string) => string): string {
  const { opening, yaml, fence, body } = splitFile(file, source);
  return opening + edit(yaml) + fence + body;
}

/** Replaces the text of an article and keeps the line breaks of the file. */
export function withBody(file: string, source: string, body: string): string {
  const { opening, yaml, fence, body: before } = splitFile(file, source);
  if (before.replaceAll('\r\n', '\n') === body.replaceAll('\r\n', '\n')) return source;
  const lineBreak = source.includes('\r\n') ? '\r\n' : '\n';
  return opening + yaml + fence + body.replaceAll(/\r?\n/g, lineBreak);
}

export const newArticle = (data: unknown, body: string) =>
  `---\n${editYaml('', data)}---\n\n${body.replaceAll('\r\n', '\n').trim()}\n`;
