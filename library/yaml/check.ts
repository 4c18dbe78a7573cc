import type { z } from 'zod';
import { controlCharacterProblem } from '#library/control-characters.ts';
import type { Problem } from '#library/problem.ts';
import { explain, fieldName } from '#library/yaml/explain.ts';
import type { YamlText } from '#library/yaml/read.ts';

export type Checked<Values> =
  | { values: Values; problems: [] }
  | { values: undefined; problems: Problem[] };

export function check<Schema extends z.ZodType>(
  { data, lineOf }: Pick<YamlText, 'data' | 'lineOf'>,
  schema: Schema,
  file: string,
): Checked<z.infer<Schema>> {
  const unreadable = controlCharacterProblems(data).map(({ path, message }) => ({
    file,
    line: lineOf(path),
    message,
  }));
  if (unreadable.length > 0) return { values: undefined, problems: unreadable };
  const parsed = schema.safeParse(data, { reportInput: true });
  if (parsed.success) return { values: parsed.data, problems: [] };
  const problems = parsed.error.issues.map((issue) => {
    const [unknownKey] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const path = unknownKey === undefined ? issue.path : [...issue.path, unknownKey];
    return { file, line: lineOf(path), message: explain(issue, schema) };
  });
  return { values: undefined, problems: problems.toSorted((one, other) => one.line - other.line) };
}

/** Checks the parsed values, because YAML can escape control characters, as in "\\0". */
function controlCharacterProblems(
  data: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; message: string }[] {
  if (typeof data === 'string') {
    const problem = controlCharacterProblem(data);
    return problem ? [{ path, message: `The field "${fieldName(path)}" ${problem}.` }] : [];
  }
  if (Array.isArray(data)) {
    return data.flatMap((entry, index) => controlCharacterProblems(entry, [...path, index]));
  }
  return Object.entries(Object(data)).flatMap(([name, value]) => {
    const problem = controlCharacterProblem(name);
    const inName = { path: [...path, name], message: `The name of a field ${problem}.` };
    return [...(problem ? [inName] : []), ...controlCharacterProblems(value, [...path, name])];
  });
}

export const problemsOf = (
  text: Pick<YamlText, 'data' | 'lineOf'>,
  schema: z.ZodType,
  file: string,
): Problem[] => check(text, schema, file).problems;
