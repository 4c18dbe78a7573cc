import {
  ADDITIONAL_PROPERTY_FLAG,
  type RegistryWidgetsType,
  type RJSFSchema,
  type WidgetProps,
} from '@rjsf/utils';
import type { FormContext } from './context.ts';
import styles from './form.module.css';

type Props = WidgetProps<unknown, RJSFSchema, FormContext>;

/** What an empty field holds: nothing at all where nothing has to be there. */
const entered = (text: string, required: boolean | undefined) =>
  text === '' && !required ? undefined : text;

const described = (id: string, { rawErrors, schema, label, hideLabel }: Props) => ({
  // The label above an entry that has a name of its own is for that name.
  'aria-label':
    hideLabel || (ADDITIONAL_PROPERTY_FLAG in schema && !schema.title) ? label : undefined,
  'aria-invalid': Boolean(rawErrors?.length),
  'aria-describedby':
    [schema.description && `${id}-help`, rawErrors?.length && `${id}-error`]
      .filter(Boolean)
      .join(' ') || undefined,
});

/** A text, on one line in its file however long it is. */
function TextWidget(props: Props) {
  const { id, value = '', required, schema, onChange, onBlur, options } = props;
  const common = {
    id,
    value,
    spellCheck: !schema.pattern,
    onBlur: () => onBlur(id, value),
    ...described(id, props),
  };
  const isShort =
    schema.pattern || schema.format || (schema.maxLength ?? 1000) < 90 || options.short;
  return (
    <>
      {isShort ? (
        <input
          {...common}
          type="text"
          onChange={({ target }) => onChange(entered(target.value, required))}
        />
      ) : (
        <textarea
          {...common}
          rows={Math.max(1, Math.ceil(String(value).length / 58))}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ target }) =>
            onChange(entered(target.value.replaceAll(/\s*\n\s*/g, ' '), required))
          }
        />
      )}
      {schema.maxLength && (
        <span className={styles.count} data-over={String(value).length > schema.maxLength}>
          {String(value).length} of {schema.maxLength}
        </span>
      )}
    </>
  );
}

function SelectWidget(props: Props) {
  const { id, value, required, options, onChange, onBlur } = props;
  return (
    <select
      id={id}
      value={String(value ?? '')}
      onBlur={() => onBlur(id, value)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      {...described(id, props)}
    >
      {(!required || value === undefined) && (
        <option value="">{required ? 'Choose one' : 'None'}</option>
      )}
      {options.enumOptions?.map((option) => (
        <option key={String(option.value)} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** A field that only ever says `true`. */
function SwitchWidget(props: Props) {
  const { id, value, label, onChange } = props;
  return (
    <label className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        checked={value === 'true'}
        onChange={({ target }) => onChange(target.checked ? 'true' : undefined)}
        {...described(id, props)}
      />
      {label}
    </label>
  );
}

/** Whether a field says yes or, most often by not being there, no. */
export const isSwitch = ({ const: only, enum: values }: RJSFSchema) =>
  only === 'true' || values?.every((value) => value === 'true' || value === 'false') === true;

const ChoiceWidget = (props: Props) =>
  isSwitch(props.schema) ? <SwitchWidget {...props} /> : <SelectWidget {...props} />;

const TextOrSwitch = (props: Props) =>
  isSwitch(props.schema) ? <SwitchWidget {...props} /> : <TextWidget {...props} />;

export const widgets: RegistryWidgetsType<unknown, RJSFSchema, FormContext> = {
  TextWidget: TextOrSwitch,
  EmailWidget: TextWidget,
  URLWidget: TextWidget,
  DateWidget: TextWidget,
  SelectWidget: ChoiceWidget,
};
