import type { z } from 'zod';
import { findYamlProblems } from '#library/yaml/check.ts';
import { readYaml } from '#library/yaml/read.ts';

export const listProblems = (source: string, schema: z.ZodType) =>
  findYamlProblems(readYaml(source, { file: 'x.yaml' }), schema, 'x.yaml').map(
    ({ line, message }) => `${line}: ${message}`,
  );
