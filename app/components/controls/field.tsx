import type { ComponentProps, ReactNode } from 'react';
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
  const { name } = input;
  return (
    <Field name={name} label={label} error={error} className={className}>
      <input id={name} type="text" {...input} {...described(name, error)} />
    </Field>
  );
}

type TextAreaProps = ComponentProps<'textarea'> & FieldLook;

export function TextArea({ label, error, className, ...area }: TextAreaProps) {
  const { name } = area;
  return (
    <Field name={name} label={label} error={error} className={className}>
      <textarea id={name} {...area} {...described(name, error)} />
    </Field>
  );
}

function Field({ name, label, error, className, children }: FieldLook & { children: ReactNode }) {
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={name}>{label}</label>
      {children}
      {error && (
        <p className={css.error} id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

const described = (name: string, error: string | undefined) =>
  error ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {};
