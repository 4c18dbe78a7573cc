import type { z } from 'zod';
import type { Problem } from '#library/markdown/problem.ts';
import { explain } from '#library/yaml/explain.ts';
import type { YamlText } from '#library/yaml/read.ts';

/** What is wrong with the data of a file, each with its line and what to write instead. */
export function problemsOf(
  { data, lineOf }: Pick<YamlText, 'data' | 'lineOf'>,
  schema: z.ZodType,
  file: string,
): Problem[] {
  const { error } = schema.safeParse(data, { reportInput: true });
  const problems = (error?.issues ?? []).map((issue) => {
    const [unknownKey] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const path = unknownKey === undefined ? issue.path : [...issue.path, unknownKey];
    return { file, line: lineOf(path), message: explain(issue, schema) };
  });
  return problems.toSorted((one, other) => one.line - other.line);
}
