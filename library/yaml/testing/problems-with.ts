import type { z } from 'zod';
import { check } from '#library/yaml/check.ts';
import { readYaml } from '#library/yaml/read.ts';

export const listProblems = (source: string, schema: z.ZodType) =>
  check(readYaml(source, { file: 'x.yaml' }), schema, 'x.yaml').problems.map(
    ({ line, message }) => `${line}: ${message}`,
  );

export const listIssues = (data: unknown, schema: z.ZodType) =>
  schema
    .safeParse(data)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
