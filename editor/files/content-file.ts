import type { FileKind } from '#editor/contract.ts';
import { isArticle } from '#library/learn/compile.ts';
import { yamlFiles } from '#library/schema/content-schemas.ts';

const articlePattern = /^(?:blog|learn)\/[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/** The site reads only these files in content/, so the editor writes only these. */
export const isContentFile = (file: string) =>
  yamlFiles.includes(file) || articlePattern.test(file);

export const isMarkdown = (file: string) => file.endsWith('.md');

export function getKind(file: string, source: string): FileKind {
  if (!isMarkdown(file)) return 'facts';
  if (file.startsWith('blog/')) return 'post';
  return isArticle(source) ? 'article' : 'overview';
}

const markdownPattern = /^(\uFEFF?---\r?\n)([\s\S]*?\r?\n)??(---[ \t]*(?:\r?\n)*)([\s\S]*)$/;

export function splitFile(file: string, source: string) {
  if (!isMarkdown(file)) return { opening: '', yaml: source, fence: '', body: '' };
  const [, opening = '---\n', yaml = '', fence = '---\n\n', body = source] =
    markdownPattern.exec(source) ?? [];
  return { opening, yaml, fence, body };
}

/** Edits the YAML and replaces the body, if there is one. */
export function updateFile(
  file: string,
  source: string,
  edit: (yaml: string) => string,
  newBody?: string,
): string {
  const { opening, yaml, fence, body } = splitFile(file, source);
  const isSameBody = newBody === undefined || toUnixLines(newBody) === toUnixLines(body);
  const lineBreak = source.includes('\r\n') ? '\r\n' : '\n';
  const text = isSameBody ? body : newBody.replaceAll(/\r?\n/g, lineBreak);
  return opening + edit(yaml) + fence + text;
}

export const toUnixLines = (text: string) => text.replaceAll('\r\n', '\n');
