import type { LocatedProblem, Path } from '#editor/contract.ts';
import { isMarkdown, splitFile } from '#editor/files/content-file.ts';
import { allPaths } from '#editor/files/data.ts';
import type { Problem } from '#library/problem.ts';
import { readYaml } from '#library/yaml/read.ts';

/** Adds the field of the form or the line of the text that has the problem. */
export function locateProblem(problem: Problem, file: string, source = ''): LocatedProblem {
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
    return allPaths(data).findLast((path) => lineOf(path) === line);
  } catch {
    // The YAML itself is broken, so no field can be named.
    return undefined;
  }
}
