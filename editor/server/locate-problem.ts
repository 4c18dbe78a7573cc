import type { LocatedProblem, Path } from '#editor/contract.ts';
import { isMarkdown, splitFile } from '#editor/files/content-file.ts';
import { listPaths } from '#editor/files/data.ts';
import type { Problem } from '#library/problem.ts';
import { readYaml } from '#library/yaml/read.ts';

export function locateProblem(problem: Problem, file: string, source = ''): LocatedProblem {
  if (problem.file !== `content/${file}`) return problem;
  const { opening, yaml, fence } = splitFile(file, source);
  const countLines = (text: string) => text.split('\n').length - 1;
  const bodyLine = problem.line - countLines(opening + yaml + fence);
  if (isMarkdown(file) && bodyLine > 0) return { ...problem, bodyLine };
  const path = findField(problem.line - countLines(opening), yaml);
  return path ? { ...problem, path } : problem;
}

/** Finds the innermost value on a line. */
function findField(line: number, yaml: string): Path | undefined {
  try {
    const { data, getLine } = readYaml(yaml, { file: '' });
    return listPaths(data).findLast((path) => getLine(path) === line);
  } catch {
    // Invalid YAML has no fields to point to.
    return undefined;
  }
}
