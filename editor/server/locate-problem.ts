import type { LocatedProblem, Path } from '#editor/contract.ts';
import { isMarkdown, splitFile } from '#editor/files/content-file.ts';
import { listPaths, type Sources } from '#editor/files/data.ts';
import { labelMessage } from '#editor/page/form/form-schema.ts';
import { getFormSchema } from '#editor/server/listing.ts';
import type { Problem } from '#library/problem.ts';
import { readYaml } from '#library/yaml/read.ts';

/** Adds the field or the line of text to a problem in content/, and names fields as the form does. */
export function locateProblem(problem: Problem, sources: Sources): LocatedProblem {
  const file = problem.file.replace('content/', '');
  const source = sources.get(file);
  if (source === undefined) return problem;
  const { opening, yaml, fence } = splitFile(file, source);
  const countLines = (text: string) => text.split('\n').length - 1;
  const bodyLine = problem.line - countLines(opening + yaml + fence);
  if (isMarkdown(file) && bodyLine > 0) return { ...problem, bodyLine };
  const path =
    readFieldPath(problem.message) ?? findField(problem.line - countLines(opening), yaml);
  const schema = getFormSchema(file, source);
  if (!path || !schema) return problem;
  return { ...problem, path, message: labelMessage(schema, { ...problem, path }) };
}

/** A missing field has no line of its own, but its message names it. */
function readFieldPath(message: string): Path | undefined {
  const [, name] = /^The field "([^"]+)"/.exec(message) ?? [];
  return name?.split(' › ').map((key) => (/^\d+$/.test(key) ? Number(key) - 1 : key));
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
