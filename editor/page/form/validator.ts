import { ErrorSchemaBuilder, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import type { z } from 'zod';
import type { LocatedProblem } from '#editor/contract.ts';
import { allPaths } from '#editor/files/data.ts';
import { explain } from '#library/yaml/explain.ts';
import { isUnnamed } from './context.ts';
import { toFileData } from './form-schema.ts';

/** Finds the problems that the site's content check would report. */
export function findProblems(schema: z.ZodType, values: unknown) {
  const { error } = schema.safeParse(values, { reportInput: true });
  const problems = (error?.issues ?? []).map((issue) => ({
    path: issue.path.filter((step) => typeof step !== 'symbol'),
    message: explain(issue, schema),
  }));
  const unnamed = allPaths(values).filter((path) => isUnnamed(path.at(-1)));
  return [
    ...unnamed.map((path) => ({ path, message: 'Give this entry a name.' })),
    ...problems.filter(({ path }) => !path.some(isUnnamed)),
  ];
}

/** Shortens a message that is shown next to its field. */
export const shorten = (message: string) => message.replace(/^The field "[^"]*" /, 'This ');

/** Converts problems to the form library's format. */
export function toErrorSchema(problems: readonly Pick<LocatedProblem, 'path' | 'message'>[]) {
  const errors = new ErrorSchemaBuilder();
  for (const { path, message } of problems) if (path) errors.addErrors(shorten(message), path);
  return errors.ErrorSchema;
}

/** Makes the form validate with the site's schema. */
export const validatorFor = (
  schema: z.ZodType,
  jsonSchema: RJSFSchema,
): ValidatorType<unknown, RJSFSchema> => ({
  validateFormData(values) {
    const problems = findProblems(schema, toFileData(jsonSchema, values));
    return {
      errors: problems.map(({ path, message }) => ({
        stack: message,
        message,
        property: `.${path.join('.')}`,
      })),
      errorSchema: toErrorSchema(problems),
    };
  },
  // Called only for a value that may be a text or a group.
  isValid: ({ type }, value) => type === (typeof value === 'string' ? 'string' : 'object'),
  rawValidation: () => ({}),
});
