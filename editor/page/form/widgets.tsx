import {
  ADDITIONAL_PROPERTY_FLAG,
  type RegistryWidgetsType,
  type RJSFSchema,
  type WidgetProps,
} from '@rjsf/utils';
import { humanize } from '#editor/schemas.ts';
import type { FormContext } from './context.ts';
import styles from './form.module.css';

type Props = WidgetProps<unknown, RJSFSchema, FormContext>;

function getCommonProps({ id, value, label, hideLabel, schema, rawErrors, onBlur }: Props) {
  const hasErrors = Boolean(rawErrors?.length);
  const describedBy = [schema.description && `${id}-help`, hasErrors && `${id}-error`];
  // In a record's entry, the label above the field is for the key.
  const isUnlabeled = hideLabel || (ADDITIONAL_PROPERTY_FLAG in schema && !schema.title);
  return {
    id,
    'aria-label': isUnlabeled ? humanize(label) : undefined,
    'aria-invalid': hasErrors,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    onBlur: () => onBlur(id, value),
  };
}

/** Removes line breaks because each value is on one line in the file. */
function TextWidget(props: Props) {
  const { value = '', required, schema, onChange, options } = props;
  const { length } = String(value);
  const { pattern, format, maxLength } = schema;
  // Leave an empty optional field out of the file.
  const changeText = (text: string) => onChange(text === '' && !required ? undefined : text);
  const inputProps = { ...getCommonProps(props), value, spellCheck: !pattern };
  const isShort = pattern || format || (maxLength ?? 1000) < 90 || options.short;
  return (
    <>
      {isShort ? (
        <input {...inputProps} type="text" onChange={({ target }) => changeText(target.value)} />
      ) : (
        <textarea
          {...inputProps}
          rows={Math.max(1, Math.ceil(length / 58))}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ target }) => changeText(target.value.replaceAll(/\s*\n\s*/g, ' '))}
        />
      )}
      {maxLength && (
        <span className={`meta ${styles.characterCount}`} data-over={length > maxLength}>
          {length} of {maxLength}
        </span>
      )}
    </>
  );
}

function SelectWidget(props: Props) {
  const { value, required, options, onChange } = props;
  return (
    <select
      {...getCommonProps(props)}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
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

function SwitchWidget(props: Props) {
  return (
    <label className={`labels ${styles.switch}`}>
      <input
        {...getCommonProps(props)}
        type="checkbox"
        checked={props.value === 'true'}
        onChange={({ target }) => props.onChange(target.checked ? 'true' : undefined)}
      />
      {humanize(props.label)}
    </label>
  );
}

export const isSwitch = ({ const: constant, enum: values }: RJSFSchema) =>
  constant === 'true' || values?.every((value) => value === 'true' || value === 'false') === true;

const withSwitch = (Widget: typeof TextWidget) => (props: Props) =>
  isSwitch(props.schema) ? <SwitchWidget {...props} /> : <Widget {...props} />;

export const widgets: RegistryWidgetsType<unknown, RJSFSchema, FormContext> = {
  TextWidget: withSwitch(TextWidget),
  EmailWidget: TextWidget,
  URLWidget: TextWidget,
  DateWidget: TextWidget,
  SelectWidget: withSwitch(SelectWidget),
};
