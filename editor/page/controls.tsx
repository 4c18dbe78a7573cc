import type { ComponentProps, ReactNode } from 'react';
import styles from './editor.module.css';
import formStyles from './form/form.module.css';

type Variant = 'secondary' | 'primary' | 'disabled' | 'danger' | 'toggle';
type ButtonProps = ComponentProps<'button'> & { variant?: Variant };

export const Button = ({ variant = 'secondary', ...props }: ButtonProps) => (
  <button type="button" className={styles[variant]} {...props} />
);

interface DialogProps {
  title: string;
  text?: string;
  onClose: () => void;
  children?: ReactNode;
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** Closes the dialog around a button, which gives the focus back. */
export const closeDialog = ({ currentTarget }: { currentTarget: Element }) =>
  currentTarget.closest('dialog')?.close();

export const Dialog = ({ title, text, onClose, children }: DialogProps) => (
  <dialog
    ref={showModal}
    className={`paper raised ${styles.dialog}`}
    aria-label={title}
    onClose={onClose}
  >
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </dialog>
);

interface ConfirmDialogProps extends DialogProps {
  cancelLabel: string;
  confirmLabel: string;
  onConfirm: () => void;
}

export function ConfirmDialog({ children, ...props }: ConfirmDialogProps) {
  const { cancelLabel, confirmLabel, onConfirm, ...dialogProps } = props;
  return (
    <Dialog {...dialogProps}>
      {children}
      <div className="labels">
        <Button onClick={closeDialog}>{cancelLabel}</Button>
        <Button
          variant="danger"
          onClick={(event) => {
            closeDialog(event);
            onConfirm();
          }}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
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
  const inputProps = {
    id,
    value,
    'aria-describedby': `${id}-help`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className={formStyles.field}>
      <label htmlFor={id}>{label}</label>
      {choices ? (
        <select {...inputProps}>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input {...inputProps} type="text" spellCheck={false} />
      )}
      <p className="meta" id={`${id}-help`}>
        {help}
      </p>
    </div>
  );
}
