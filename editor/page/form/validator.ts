import type { z } from 'zod';
import { listPaths } from '#editor/files/data.ts';
import { explain } from '#library/yaml/explain.ts';
import { isGeneratedKey } from './context.ts';

export function findProblems(schema: z.ZodType, values: unknown) {
  const { error } = schema.safeParse(values, { reportInput: true });
  const problems = (error?.issues ?? []).map((issue) => ({
    path: issue.path.filter((key) => typeof key !== 'symbol'),
    message: explain(issue, schema),
  }));
  const unnamedPaths = listPaths(values).filter((path) => isGeneratedKey(path.at(-1)));
  return [
    ...unnamedPaths.map((path) => ({ path, message: 'Give this entry a name.' })),
    ...problems.filter(({ path }) => !path.some(isGeneratedKey)),
  ];
}

export const shortenMessage = (message: string) =>
  message.replace(/^(?:The field "[^"]*"|“[^”]*”) /, 'This ');
