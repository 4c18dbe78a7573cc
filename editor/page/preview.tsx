import { useState } from 'react';
import styles from './preview.module.css';

interface Props {
  /** Of the site. */
  address: string;
  page: string;
}

/** The page that shows what is edited. It reloads by itself once a file was written. */
export function Preview({ address, page }: Props) {
  const [turn, setTurn] = useState(0);
  const [isNarrow, setNarrow] = useState(false);
  const url = address + page;
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
          <button type="button" onClick={() => setTurn(turn + 1)}>
            Reload
          </button>
        </div>
      </header>
      <div className={styles.stage} data-narrow={isNarrow}>
        <iframe key={`${url} ${turn}`} src={url} title={`The page ${page} as it is now`} />
      </div>
    </section>
  );
}
