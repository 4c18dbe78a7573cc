import { ErrorSchemaBuilder } from '@rjsf/utils';
import type { z } from 'zod';
import type { LocatedProblem } from '#editor/contract.ts';
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

export const shortenMessage = (message: string) => message.replace(/^The field "[^"]*" /, 'This ');

export function toErrorSchema(problems: readonly Pick<LocatedProblem, 'path' | 'message'>[]) {
  const errors = new ErrorSchemaBuilder();
  for (const { path, message } of problems)
    if (path) errors.addErrors(shortenMessage(message), path);
  return errors.ErrorSchema;
}
