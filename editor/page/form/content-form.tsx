// By its own file: the entry of the package also asks for a validator that nobody uses here.
import Form from '@rjsf/core/lib/components/Form.js';
import {
  type ErrorSchema,
  englishStringTranslator,
  type RJSFSchema,
  TranslatableString,
} from '@rjsf/utils';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { FormContext } from './context.ts';
import { withoutGaps } from './gaps.ts';
import { formShape } from './json-schema.ts';
import { templates } from './templates.tsx';
import { validatorFor } from './validator.ts';
import { widgets } from './widgets.tsx';

/** Nothing appears in a file that nobody typed. */
const noDefaults = {
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
} as const;

/** A new entry begins empty. */
const words: typeof englishStringTranslator = (text, parameters) =>
  text === TranslatableString.NewStringDefault ? '' : englishStringTranslator(text, parameters);

/** Saving takes more than the form. */
const noButton = { 'ui:submitButtonOptions': { norender: true } };

interface Props {
  schema: z.ZodType;
  values: unknown;
  context: FormContext;
  /** What the server found. */
  errors: ErrorSchema;
  onChange: (values: unknown) => void;
}

/** The form of a file, made from the schema that the site reads it with. */
export function ContentForm({ schema, values, context, errors, onChange }: Props) {
  const shape = useMemo(() => formShape(schema), [schema]);
  const validator = useMemo(() => validatorFor(schema, shape), [schema, shape]);
  return (
    <Form<unknown, RJSFSchema, FormContext>
      tagName="div"
      schema={shape}
      validator={validator}
      formData={values}
      formContext={context}
      widgets={widgets}
      templates={templates}
      extraErrors={errors}
      liveValidate="onBlur"
      showErrorList={false}
      uiSchema={noButton}
      translateString={words}
      experimental_defaultFormStateBehavior={noDefaults}
      onChange={({ formData }) => onChange(withoutGaps(shape, formData))}
    />
  );
}
