import { editYaml } from '#editor/files/yaml-edit.ts';
import { blockText } from '#editor/files/yaml-text.ts';

/** An article as its file holds it. */
export interface MarkdownParts {
  /** Everything before the front matter: the hyphens, and what some editors put before them. */
  opening: string;
  frontMatter: string;
  /** From the closing hyphens to the first line of the text. */
  fence: string;
  body: string;
}

const layout = /^(\uFEFF?---\r?\n)([\s\S]*?\r?\n)??(---[ \t]*(?:\r?\n)*)([\s\S]*)$/;

/** The parts of an article; all of it is text where the front matter is missing. */
export function splitMarkdown(source: string): MarkdownParts {
  const [, opening = '---\n', frontMatter = '', fence = '---\n\n', body = source] =
    layout.exec(source) ?? [];
  return { opening, frontMatter, fence, body };
}

/** The same article with other front matter and another text; what is the same keeps its bytes. */
export function editMarkdown(source: string, data: unknown, body: string): string {
  const { opening, frontMatter, fence, body: before } = splitMarkdown(source);
  const lineBreak = source.includes('\r\n') ? '\r\n' : '\n';
  const sameText = before.replaceAll('\r\n', '\n') === body.replaceAll('\r\n', '\n');
  const text = sameText ? before : body.replaceAll(/\r?\n/g, lineBreak);
  return opening + editYaml(frontMatter, data) + fence + text;
}

export const newMarkdown = (data: unknown, body: string) =>
  `---\n${blockText(data)}\n---\n\n${body.replaceAll('\r\n', '\n').trim()}\n`;
