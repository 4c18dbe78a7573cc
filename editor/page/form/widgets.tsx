import {
  ADDITIONAL_PROPERTY_FLAG,
  type RegistryWidgetsType,
  type RJSFSchema,
  type WidgetProps,
} from '@rjsf/utils';
import { type ClipboardEvent, use, useState } from 'react';
import { humanize } from '#editor/schemas.ts';
import { removeControlCharacters } from '#library/control-characters.ts';
import { TidyContext } from './context.ts';
import styles from './form.module.css';
import { defaultProperty } from './form-schema.ts';

type Props = WidgetProps<unknown, RJSFSchema>;

/** A message above a button would move it between press and release, and the click would be lost. */
export function afterPress(action: () => void): void {
  if (!document.querySelector(':active')) action();
  else addEventListener('pointerup', () => setTimeout(action), { once: true });
}

type PasteEvent = ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>;

/** Text pasted from a PDF can contain line breaks and invisible characters. */
export function pasteCleanText(event: PasteEvent, isOneLine: boolean): void {
  const text = event.clipboardData.getData('text/plain');
  const safeText = removeControlCharacters(text);
  const cleanText = isOneLine ? safeText.trim().replaceAll(/\s*[\r\n]\s*/g, ' ') : safeText;
  if (cleanText === text) return;
  event.preventDefault();
  // Only this command keeps Undo working.
  document.execCommand('insertText', false, cleanText);
}

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
  const { id, value = '', required, schema, onChange, onBlur, options } = props;
  const text = String(value);
  const tidy = use(TidyContext);
  const [typedText, setTypedText] = useState<string>();
  const { pattern, format, maxLength } = schema;
  const changeText = (newText: string) => {
    setTypedText(undefined);
    // Leave an empty optional field out of the file.
    onChange(newText === '' && !required ? undefined : newText);
  };
  const leave = () => {
    const tidiedText = tidy(id, text);
    if (tidiedText !== text) {
      changeText(tidiedText);
      afterPress(() => setTypedText(text));
    }
    onBlur(id, tidiedText);
  };
  const inputProps = {
    ...getCommonProps(props),
    value: text,
    spellCheck: !pattern,
    onBlur: leave,
    onPaste: (event: PasteEvent) => pasteCleanText(event, true),
  };
  const isShort = pattern || format || (maxLength ?? 1000) < 90 || options.short;
  return (
    <>
      {isShort ? (
        <input {...inputProps} type="text" onChange={({ target }) => changeText(target.value)} />
      ) : (
        <textarea
          {...inputProps}
          rows={Math.max(1, Math.ceil(text.length / 58))}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ target }) => changeText(target.value.replaceAll(/\s*\n\s*/g, ' '))}
        />
      )}
      {typedText !== undefined && (
        <span className="meta" role="status">
          Changed from “{typedText}”
        </span>
      )}
      {maxLength && (
        <span className={`meta ${styles.characterCount}`} data-over={text.length > maxLength}>
          {text.length} of {maxLength}
        </span>
      )}
    </>
  );
}

function SelectWidget(props: Props) {
  const { required, options, schema, onChange } = props;
  const value = props.value ?? Reflect.get(schema, defaultProperty);
  const hasEmptyOption = value === undefined || (!required && !(defaultProperty in schema));
  return (
    <select
      {...getCommonProps(props)}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      {hasEmptyOption && <option value="">{required ? 'Choose one' : 'None'}</option>}
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

export const widgets: RegistryWidgetsType<unknown, RJSFSchema> = {
  TextWidget: withSwitch(TextWidget),
  EmailWidget: TextWidget,
  URLWidget: TextWidget,
  DateWidget: TextWidget,
  SelectWidget: withSwitch(SelectWidget),
};
