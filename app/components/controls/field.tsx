import type { ComponentProps } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/controls/field.module.css';

interface FieldLook {
  label: string;
  name: string;
  /** What is wrong, in words. Marks the control invalid and describes it. */
  error?: string;
  className?: string;
}

type TextFieldProps = ComponentProps<'input'> & FieldLook;

export function TextField({ label, error, className, ...input }: TextFieldProps) {
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={input.name}>{label}</label>
      <input id={input.name} type="text" {...input} {...described(input.name, error)} />
      <Message name={input.name} error={error} />
    </div>
  );
}

type TextAreaProps = ComponentProps<'textarea'> & FieldLook;

export function TextArea({ label, error, className, ...area }: TextAreaProps) {
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={area.name}>{label}</label>
      <textarea id={area.name} {...area} {...described(area.name, error)} />
      <Message name={area.name} error={error} />
    </div>
  );
}

function described(name: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {};
}

function Message({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={css.error} id={`${name}-error`}>
      {error}
    </p>
  );
}
