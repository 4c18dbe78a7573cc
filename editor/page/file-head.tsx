import styles from './editor.module.css';

interface Props {
  title: string;
  file: string;
  hasChanges: boolean;
  state: 'saving' | 'saved' | undefined;
  onDiscard: () => void;
  onRetire: (() => void) | undefined;
}

/** What is open, and what can be done with it. */
export function FileHead({ title, file, hasChanges, state, onDiscard, onRetire }: Props) {
  const words =
    state === 'saving'
      ? 'Saving…'
      : hasChanges
        ? 'Not saved yet'
        : state === 'saved'
          ? 'Saved'
          : '';
  return (
    <header className={styles.head}>
      <div>
        <h2>{title}</h2>
        <p>
          content/{file}
          <span role="status" className={styles.state} data-unsaved={hasChanges}>
            {words}
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        {onRetire && !hasChanges && (
          <button type="button" className={styles.button} onClick={onRetire}>
            Retire
          </button>
        )}
        {hasChanges && (
          <button type="button" className={styles.button} onClick={onDiscard}>
            Discard
          </button>
        )}
        <button
          type="submit"
          className={styles.primary}
          aria-disabled={!hasChanges}
          aria-keyshortcuts="Control+S"
          title="Ctrl+S"
        >
          Save
        </button>
      </div>
    </header>
  );
}
