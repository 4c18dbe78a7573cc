import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import styles from './editor.module.css';
import formStyles from './form/form.module.css';

interface Props {
  isOpen: boolean;
  /** The address that readers know; nothing where nobody saw it yet. */
  publicPage: string | undefined;
  onKeep: () => void;
  onRetire: (to: string | null) => void;
}

/** Asks before an article goes, and where its readers go then. */
export function RetireDialog({ isOpen, publicPage, onKeep, onRetire }: Props) {
  const [to, setTo] = useState(publicPage?.startsWith('/blog/') ? '/blog' : '/learn');
  return (
    <Dialog isOpen={isOpen} title="Retire this article?" onClose={onKeep}>
      {publicPage ? (
        <div className={formStyles.field}>
          <p>Its file is removed. Links to it that others have kept lead on to another page.</p>
          <label htmlFor="retire-to">Readers go to</label>
          <input
            id="retire-to"
            type="text"
            spellCheck={false}
            value={to}
            aria-describedby="retire-to-help"
            onChange={({ target }) => setTo(target.value)}
          />
          <p className={formStyles.help} id="retire-to-help">
            The address of a page of this site, instead of {publicPage}.
          </p>
        </div>
      ) : (
        <p>Its file is removed. No reader has seen it yet.</p>
      )}
      <div className={styles.actions}>
        <button type="button" className={styles.button} onClick={onKeep}>
          Keep it
        </button>
        <button
          type="button"
          className={styles.danger}
          onClick={() => onRetire(publicPage ? to : null)}
        >
          Retire it
        </button>
      </div>
    </Dialog>
  );
}
