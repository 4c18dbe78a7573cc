import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/controls/field.module.css';

interface FieldProps {
  label: string;
  name: string;
  error?: ReactNode;
  className?: string;
}

export function TextField(props: ComponentProps<'input'> & FieldProps) {
  return <Field control="input" type="text" {...props} />;
}

export function TextArea(props: ComponentProps<'textarea'> & FieldProps) {
  return <Field control="textarea" {...props} />;
}

interface ControlProps extends FieldProps {
  control: ElementType;
  [attribute: string]: unknown;
}

function Field({ control: Control, label, error, className, ...attributes }: ControlProps) {
  const { name } = attributes;
  const errorId = `${name}-error`;
  const errorAttributes = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={name}>{label}</label>
      <Control id={name} {...attributes} {...errorAttributes} />
      {error && (
        <p className={css.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
