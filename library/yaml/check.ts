import type { z } from 'zod';
import { controlCharacterProblem } from '#library/control-characters.ts';
import type { Problem } from '#library/problem.ts';
import { explain, fieldName } from '#library/yaml/explain.ts';
import { findStrings, type ParsedYaml } from '#library/yaml/read.ts';

export type CheckResult<Values> =
  | { values: Values; problems: [] }
  | { values: undefined; problems: Problem[] };

export function check<Schema extends z.ZodType>(
  { data, getLine }: Pick<ParsedYaml, 'data' | 'getLine'>,
  schema: Schema,
  file: string,
): CheckResult<z.infer<Schema>> {
  const characterProblems = findControlCharacters(data).map(({ path, message }) => ({
    file,
    line: getLine(path),
    message,
  }));
  if (characterProblems.length > 0) return { values: undefined, problems: characterProblems };
  const parsed = schema.safeParse(data, { reportInput: true });
  if (parsed.success) return { values: parsed.data, problems: [] };
  const problems = parsed.error.issues.map((issue) => {
    const [unknownKey] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const path = unknownKey === undefined ? issue.path : [...issue.path, unknownKey];
    return { file, line: getLine(path), message: explain(issue, schema) };
  });
  problems.sort((first, second) => first.line - second.line);
  return { values: undefined, problems };
}

/** Checks parsed values, because YAML can escape control characters, as in "\0". */
const findControlCharacters = (data: unknown) =>
  findStrings(data).flatMap(({ text, path }) => {
    const problem = controlCharacterProblem(text);
    const nameProblem = controlCharacterProblem(String(path.at(-1)));
    return [
      ...(nameProblem ? [{ path, message: `A field name ${nameProblem}.` }] : []),
      ...(problem ? [{ path, message: `The field "${fieldName(path)}" ${problem}.` }] : []),
    ];
  });
