import { ErrorSchemaBuilder, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import type { z } from 'zod';
import type { Path, PlacedProblem } from '#editor/contract.ts';
import { explain } from '#library/yaml/explain.ts';
import { withoutGaps } from './gaps.ts';
import { isUnnamed, unnamedIn } from './new-entry.ts';

/** A problem of the form and the field it belongs to. */
export interface FieldProblem {
  path: Path;
  message: string;
}

/** What the site itself would say about these values. */
export function problemsIn(schema: z.ZodType, values: unknown): FieldProblem[] {
  const parsed = schema.safeParse(values, { reportInput: true });
  const found = (parsed.error?.issues ?? []).map((issue) => ({
    path: issue.path.filter((step) => typeof step !== 'symbol'),
    message: explain(issue, schema),
  }));
  return [
    ...unnamedIn(values).map((path) => ({
      path,
      message: 'This entry has no name yet. Give it one.',
    })),
    ...found.filter(({ path }) => !path.some((step) => isUnnamed(String(step)))),
  ];
}

/** Beside its field, a message need not name it. */
export const besideField = (message: string) => message.replace(/^The field "[^"]*" /, 'This ');

/** Problems in the shape that the form shows them by. */
export function errorsBy(problems: readonly Pick<PlacedProblem, 'path' | 'message'>[]) {
  const errors = new ErrorSchemaBuilder();
  for (const { path, message } of problems) if (path) errors.addErrors(besideField(message), path);
  return errors.ErrorSchema;
}

/** Lets the form ask the schema of the site instead of a validator of its own. */
export function validatorFor(
  schema: z.ZodType,
  shape: RJSFSchema,
): ValidatorType<unknown, RJSFSchema> {
  return {
    validateFormData(values) {
      const problems = problemsIn(schema, withoutGaps(shape, values));
      return {
        errors: problems.map(({ path, message }) => ({
          stack: message,
          message,
          property: `.${path.join('.')}`,
        })),
        errorSchema: errorsBy(problems),
      };
    },
    // Asked for only where a value is one of several kinds: a text or a group.
    isValid: ({ type }, value) => type === (typeof value === 'string' ? 'string' : 'object'),
    rawValidation: () => ({}),
  };
}
