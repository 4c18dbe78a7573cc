// The package's entry point also imports a validator that we don't use.
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
import { filterFields, toFileData, toFormSchema } from './form-schema.ts';
import { templates } from './templates.tsx';
import { createValidator } from './validator.ts';
import { widgets } from './widgets.tsx';

/** These options keep default values out of the file. */
const defaultBehavior = {
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
} as const;

/** By default, new entries contain the text “New Value”. */
const translate: typeof englishStringTranslator = (text, params) =>
  text === TranslatableString.NewStringDefault ? '' : englishStringTranslator(text, params);

const uiSchema = { 'ui:submitButtonOptions': { norender: true } };

interface Props {
  schema: z.ZodType;
  values: unknown;
  context: FormContext;
  /** Shows only some of the top-level fields. */
  filter?: (name: string) => boolean;
  serverErrors: ErrorSchema;
  onChange: (values: unknown) => void;
}

export function ContentForm({ schema, values, context, filter, serverErrors, onChange }: Props) {
  const jsonSchema = useMemo(() => toFormSchema(schema), [schema]);
  const shownSchema = useMemo(
    () => (filter ? filterFields(jsonSchema, filter) : jsonSchema),
    [filter, jsonSchema],
  );
  const validator = useMemo(() => createValidator(schema, jsonSchema), [schema, jsonSchema]);
  return (
    <Form<unknown, RJSFSchema, FormContext>
      tagName="div"
      schema={shownSchema}
      validator={validator}
      formData={values}
      formContext={context}
      widgets={widgets}
      templates={templates}
      extraErrors={serverErrors}
      liveValidate="onBlur"
      showErrorList={false}
      uiSchema={uiSchema}
      translateString={translate}
      experimental_defaultFormStateBehavior={defaultBehavior}
      onChange={({ formData }) => onChange(toFileData(jsonSchema, formData))}
    />
  );
}
