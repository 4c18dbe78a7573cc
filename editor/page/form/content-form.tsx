// Not from the package's entry point, which also imports a validator that we don't use.
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
import { formSchema, toFileData } from './form-schema.ts';
import { templates } from './templates.tsx';
import { validatorFor } from './validator.ts';
import { widgets } from './widgets.tsx';

/** Write only what someone typed, never a default. */
const noDefaults = {
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
} as const;

/** New entries start empty. */
const translate: typeof englishStringTranslator = (text, parameters) =>
  text === TranslatableString.NewStringDefault ? '' : englishStringTranslator(text, parameters);

const noButton = { 'ui:submitButtonOptions': { norender: true } };

interface Props {
  schema: z.ZodType;
  values: unknown;
  context: FormContext;
  /** Problems that the server found. */
  errors: ErrorSchema;
  onChange: (values: unknown) => void;
}

/** The form of a file, generated from the schema that the site validates it with. */
export function ContentForm({ schema, values, context, errors, onChange }: Props) {
  const jsonSchema = useMemo(() => formSchema(schema), [schema]);
  const validator = useMemo(() => validatorFor(schema, jsonSchema), [schema, jsonSchema]);
  return (
    <Form<unknown, RJSFSchema, FormContext>
      tagName="div"
      schema={jsonSchema}
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
      onChange={({ formData }) => onChange(toFileData(jsonSchema, formData))}
    />
  );
}
