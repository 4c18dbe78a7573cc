// The package's entry point also imports a validator that we don't use.
import Form from '@rjsf/core/lib/components/Form.js';
import {
  ErrorSchemaBuilder,
  englishStringTranslator,
  type RJSFSchema,
  TranslatableString,
  type ValidatorType,
} from '@rjsf/utils';
import { useCallback, useMemo, useState } from 'react';
import type { z } from 'zod';
import type { LocatedProblem } from '#editor/contract.ts';
import { getSchemaAt } from '#library/yaml/schema-at-path.ts';
import { type FormState, FormStateContext, TidyContext } from './context.ts';
import { toFileData } from './form-schema.ts';
import { templates } from './templates.tsx';
import { tidyText } from './tidy.ts';
import { shortenMessage } from './validator.ts';
import { afterPress, widgets } from './widgets.tsx';

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

/** `useFile` checks the values, because the form library would check every field at once. */
const validator: ValidatorType<unknown, RJSFSchema> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  // The form library calls this only for a value that can be a string or an object.
  isValid: ({ type }, value) => type === (typeof value === 'string' ? 'string' : 'object'),
  rawValidation: () => ({}),
};

interface Props {
  schema: z.ZodType;
  jsonSchema: RJSFSchema;
  state: FormState;
  problems: readonly LocatedProblem[];
  onChange: (values: unknown) => void;
  onLeave: (fieldId: string) => void;
}

/** To show other values, change the key: the form keeps its own copy, which is faster. */
export function ContentForm({ schema, jsonSchema, state, problems, onChange, onLeave }: Props) {
  const [initialValues] = useState(state.values);
  const errors = useMemo(() => {
    const builder = new ErrorSchemaBuilder();
    for (const { path, message } of problems)
      if (path) builder.addErrors(shortenMessage(message), path);
    return builder.ErrorSchema;
  }, [problems]);
  const tidy = useCallback(
    (fieldId: string, text: string) =>
      tidyText(text, getSchemaAt(schema, fieldId.split('_').slice(1))[0]),
    [schema],
  );
  return (
    <FormStateContext value={state}>
      <TidyContext value={tidy}>
        <Form<unknown, RJSFSchema>
          tagName="div"
          schema={jsonSchema}
          validator={validator}
          initialFormData={initialValues}
          widgets={widgets}
          templates={templates}
          extraErrors={errors}
          noValidate
          showErrorList={false}
          uiSchema={uiSchema}
          translateString={translate}
          experimental_defaultFormStateBehavior={defaultBehavior}
          onChange={({ formData }) => onChange(toFileData(jsonSchema, formData))}
          onBlur={(fieldId) => afterPress(() => onLeave(fieldId))}
        />
      </TidyContext>
    </FormStateContext>
  );
}
