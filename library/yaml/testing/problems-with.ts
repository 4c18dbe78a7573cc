import type { z } from 'zod';
import { problemsOf } from '#library/yaml/check.ts';
import { readYaml } from '#library/yaml/read.ts';

/** What the check of a YAML text says, each with its line. */
export const problemsWith = (source: string, schema: z.ZodType) =>
  problemsOf(readYaml(source, { file: 'x.yaml' }), schema, 'x.yaml').map(
    ({ line, message }) => `${line}: ${message}`,
  );
