import type { Path, PlacedProblem } from '#editor/contract.ts';
import { isMarkdown, splitFile } from '#editor/files/content-file.ts';
import { pathsIn } from '#editor/files/data.ts';
import type { Problem } from '#library/problem.ts';
import { readYaml } from '#library/yaml/read.ts';

/** Adds the field of the form, or the line of the text, that a problem of this file belongs to. */
export function placeProblem(problem: Problem, file: string, source = ''): PlacedProblem {
  if (problem.file !== `content/${file}`) return problem;
  const { opening, yaml, fence } = splitFile(file, source);
  const linesBefore = (text: string) => text.split('\n').length - 1;
  const bodyLine = problem.line - linesBefore(opening + yaml + fence);
  if (isMarkdown(file) && bodyLine > 0) return { ...problem, bodyLine };
  const path = fieldOn(problem.line - linesBefore(opening), yaml);
  return path ? { ...problem, path } : problem;
}

/** The innermost value on a line. */
function fieldOn(line: number, yaml: string): Path | undefined {
  try {
    const { data, lineOf } = readYaml(yaml, { file: '' });
    return pathsIn(data).findLast((path) => lineOf(path) === line);
  } catch {
    // The YAML can't be read, which is the problem itself.
    return undefined;
  }
}
