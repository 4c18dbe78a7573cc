import { useState } from 'react';
import styles from './preview.module.css';

/** The page that shows the file. It reloads by itself when a file is saved. */
export function Preview({ origin, page }: { origin: string; page: string }) {
  const [reloads, setReloads] = useState(0);
  const [isNarrow, setNarrow] = useState(false);
  const url = origin + page;
  return (
    <section className={styles.preview} aria-label="Preview">
      <header>
        <a href={url} target="_blank" rel="noreferrer" title="Open in a tab of its own">
          {page}
        </a>
        <div className={styles.buttons}>
          <button type="button" aria-pressed={isNarrow} onClick={() => setNarrow(!isNarrow)}>
            Phone
          </button>
          <button type="button" onClick={() => setReloads(reloads + 1)}>
            Reload
          </button>
        </div>
      </header>
      <div className={styles.stage} data-narrow={isNarrow}>
        <iframe key={`${url} ${reloads}`} src={url} title={`The page ${page} as it is now`} />
      </div>
    </section>
  );
}
