import type { FileKind } from '#editor/contract.ts';
import { editYaml } from '#editor/files/yaml-edit.ts';
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

export function updateYaml(file: string, source: string, edit: (yaml: string) => string): string {
  const { opening, yaml, fence, body } = splitFile(file, source);
  return opening + edit(yaml) + fence + body;
}

export function replaceBody(file: string, source: string, body: string): string {
  const { opening, yaml, fence, body: oldBody } = splitFile(file, source);
  if (oldBody.replaceAll('\r\n', '\n') === body.replaceAll('\r\n', '\n')) return source;
  const lineBreak = source.includes('\r\n') ? '\r\n' : '\n';
  return opening + yaml + fence + body.replaceAll(/\r?\n/g, lineBreak);
}

export const formatArticle = (data: unknown, body: string) =>
  `---\n${editYaml('', data)}---\n\n${body.replaceAll('\r\n', '\n').trim()}\n`;
