import type { Path, PlacedProblem } from '#editor/contract.ts';
import { splitMarkdown } from '#editor/files/markdown-file.ts';
import { frontMatterLine } from '#library/markdown/front-matter.ts';
import type { Problem } from '#library/problem.ts';
import { readYaml, type YamlText } from '#library/yaml/read.ts';

/** A problem with the field of the form, or the line of the text, that it belongs to. */
export function placed(problem: Problem, file: string, text: string | undefined): PlacedProblem {
  if (problem.file !== `content/${file}` || text === undefined) return problem;
  const bodyLine = file.endsWith('.md') ? problem.line - firstLineOfBody(text) + 1 : 0;
  if (bodyLine > 0) return { ...problem, bodyLine };
  const path = fieldOn(problem.line, file, text);
  return path ? { ...problem, path } : problem;
}

/** The line of an article on which its text begins. */
export function firstLineOfBody(source: string): number {
  const { opening, frontMatter, fence } = splitMarkdown(source);
  return (opening + frontMatter + fence).split('\n').length;
}

/** The innermost value that stands on a line. */
function fieldOn(line: number, file: string, text: string): Path | undefined {
  try {
    const isArticle = file.endsWith('.md');
    const read = isArticle
      ? readYaml(splitMarkdown(text).frontMatter, { file, firstLine: frontMatterLine })
      : readYaml(text, { file });
    return paths(read.data).findLast((path) => read.lineOf(path) === line);
  } catch {
    // It cannot be read, which is the problem itself.
    return undefined;
  }
}

/** Every place in the data, the innermost last. */
function paths(data: YamlText['data'], path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [path];
  const steps = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return [path, ...steps.flatMap(([step, value]) => paths(value, [...path, step]))];
}
