import type { z } from 'zod';
import type { Problem } from '#library/markdown/problem.ts';
import { explain } from '#library/yaml/explain.ts';
import type { YamlText } from '#library/yaml/read.ts';

export type Checked<Values> =
  | { values: Values; problems: [] }
  | { values: undefined; problems: Problem[] };

/** Holds the data of a file against its schema. */
export function check<Schema extends z.ZodType>(
  { data, lineOf }: Pick<YamlText, 'data' | 'lineOf'>,
  schema: Schema,
  file: string,
): Checked<z.infer<Schema>> {
  const parsed = schema.safeParse(data, { reportInput: true });
  if (parsed.success) return { values: parsed.data, problems: [] };
  const problems = parsed.error.issues.map((issue) => {
    const [unknownKey] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const path = unknownKey === undefined ? issue.path : [...issue.path, unknownKey];
    return { file, line: lineOf(path), message: explain(issue, schema) };
  });
  return { values: undefined, problems: problems.toSorted((one, other) => one.line - other.line) };
}

/** What is wrong with the data of a file, each with its line and what to write instead. */
export const problemsOf = (
  text: Pick<YamlText, 'data' | 'lineOf'>,
  schema: z.ZodType,
  file: string,
): Problem[] => check(text, schema, file).problems;
