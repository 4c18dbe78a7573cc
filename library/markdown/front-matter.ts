import { z } from 'zod';
import { ContentError } from '#library/problem.ts';
import { type CheckResult, check } from '#library/yaml/check.ts';
import { readYaml } from '#library/yaml/read.ts';

export const frontMatterLine = 2;

export function readFrontMatter<Schema extends z.ZodType>(
  yaml: string,
  schema: Schema,
  file: string,
): CheckResult<z.infer<Schema>> {
  try {
    return check(readYaml(yaml, { file, firstLine: frontMatterLine }), schema, file);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { values: undefined, problems: [...error.problems] };
  }
}

const frontMatterPattern = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/;

/** Returns an empty object for invalid YAML, because the compiler reports it. */
export function peekFrontMatter(source: string): Record<string, unknown> {
  const [, yaml = ''] = frontMatterPattern.exec(source) ?? [];
  try {
    return z
      .record(z.string(), z.unknown())
      .catch({})
      .parse(readYaml(yaml, { file: '' }).data);
  } catch {
    return {};
  }
}
