// By its own file: the entry of the package also imports a validator that we don't use.
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
import { asInFile, formShape } from './form-shape.ts';
import { templates } from './templates.tsx';
import { validatorFor } from './validator.ts';
import { widgets } from './widgets.tsx';

/** Nothing gets into a file that no one typed. */
const noDefaults = {
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
} as const;

/** A new entry begins empty. */
const translate: typeof englishStringTranslator = (text, parameters) =>
  text === TranslatableString.NewStringDefault ? '' : englishStringTranslator(text, parameters);

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
      translateString={translate}
      experimental_defaultFormStateBehavior={noDefaults}
      onChange={({ formData }) => onChange(asInFile(shape, formData))}
    />
  );
}
