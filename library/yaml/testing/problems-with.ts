import type { z } from 'zod';
import { problemsOf } from '#library/yaml/check.ts';
import { readYaml } from '#library/yaml/read.ts';

/** The problems of a YAML text, with their lines. */
export const problemsWith = (source: string, schema: z.ZodType) =>
  problemsOf(readYaml(source, { file: 'x.yaml' }), schema, 'x.yaml').map(
    ({ line, message }) => `${line}: ${message}`,
  );
