import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import styles from './editor.module.css';
import formStyles from './form/form.module.css';

type Variant = 'secondary' | 'primary' | 'disabled' | 'danger' | 'toggle';
type ButtonProps = ComponentProps<'button'> & { variant?: Variant };

export const Button = ({ variant = 'secondary', ...props }: ButtonProps) => (
  <button type="button" className={styles[variant]} {...props} />
);

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  cancelLabel: string;
  confirmLabel: string;
  onCancel: () => void;
  onConfirm: () => void;
  children: ReactNode;
}

export function ConfirmDialog({ isOpen, title, children, ...actions }: ConfirmDialogProps) {
  const { cancelLabel, confirmLabel, onCancel, onConfirm } = actions;
  const dialogRef = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialogRef.current?.showModal();
    else dialogRef.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialogRef}
      className={`paper raised ${styles.dialog}`}
      aria-label={title}
      onClose={onCancel}
    >
      <h2>{title}</h2>
      {children}
      <div className="labels">
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button variant="danger" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}

interface FieldProps {
  id: string;
  label: string;
  help: string;
  value: string;
  onChange: (value: string) => void;
  choices?: string[] | undefined;
}

export function Field({ id, label, help, value, onChange, choices }: FieldProps) {
  const inputProps = { id, value, 'aria-describedby': `${id}-help` };
  return (
    <div className={formStyles.field}>
      <label htmlFor={id}>{label}</label>
      {choices ? (
        <select {...inputProps} onChange={({ target }) => onChange(target.value)}>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          {...inputProps}
          type="text"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <p className="meta" id={`${id}-help`}>
        {help}
      </p>
    </div>
  );
}
