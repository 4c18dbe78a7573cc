import { ErrorSchemaBuilder, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import type { z } from 'zod';
import type { Path, PlacedProblem } from '#editor/contract.ts';
import { pathsIn } from '#editor/files/data.ts';
import { explain } from '#library/yaml/explain.ts';
import { isUnnamed } from './context.ts';
import { asInFile } from './form-shape.ts';

/** What the site would say about these values. */
export function problemsIn(schema: z.ZodType, values: unknown): { path: Path; message: string }[] {
  const { error } = schema.safeParse(values, { reportInput: true });
  const problems = (error?.issues ?? []).map((issue) => ({
    path: issue.path.filter((step) => typeof step !== 'symbol'),
    message: explain(issue, schema),
  }));
  const unnamed = pathsIn(values).filter((path) => isUnnamed(path.at(-1)));
  return [
    ...unnamed.map((path) => ({ path, message: 'This entry has no name yet. Give it one.' })),
    ...problems.filter(({ path }) => !path.some(isUnnamed)),
  ];
}

/** A message next to its field need not name it. */
export const besideField = (message: string) => message.replace(/^The field "[^"]*" /, 'This ');

/** Problems in the shape in which the form takes them. */
export function errorsBy(problems: readonly Pick<PlacedProblem, 'path' | 'message'>[]) {
  const errors = new ErrorSchemaBuilder();
  for (const { path, message } of problems) if (path) errors.addErrors(besideField(message), path);
  return errors.ErrorSchema;
}

/** Lets the form validate with the schema of the site. */
export const validatorFor = (
  schema: z.ZodType,
  shape: RJSFSchema,
): ValidatorType<unknown, RJSFSchema> => ({
  validateFormData(values) {
    const problems = problemsIn(schema, asInFile(shape, values));
    return {
      errors: problems.map(({ path, message }) => ({
        stack: message,
        message,
        property: `.${path.join('.')}`,
      })),
      errorSchema: errorsBy(problems),
    };
  },
  // Needed only for a value that may be a text or a group.
  isValid: ({ type }, value) => type === (typeof value === 'string' ? 'string' : 'object'),
  rawValidation: () => ({}),
});
