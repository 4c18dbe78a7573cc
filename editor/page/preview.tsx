import { useState } from 'react';
import { Button } from './controls.tsx';
import styles from './preview.module.css';

interface PreviewProps {
  origin: string;
  page: string;
  /** How many times a file was saved. */
  saveCount: number;
}

/** Shows the page of the open file. It reloads when a file is saved. */
export function Preview({ origin, page, saveCount }: PreviewProps) {
  const [reloads, setReloads] = useState(0);
  const [shownSaveCount, setShownSaveCount] = useState(saveCount);
  const [loadedFrame, setLoadedFrame] = useState('');
  const [isNarrow, setNarrow] = useState(false);
  const url = origin + page;
  const frame = `${url} ${reloads}`;
  if (shownSaveCount !== saveCount) {
    setShownSaveCount(saveCount);
    // Vite reloads only pages that have loaded. A page still loading would mix old HTML with new scripts.
    if (loadedFrame !== frame) setReloads(reloads + 1);
  }
  return (
    <section className={styles.preview} aria-label="Preview">
      <header>
        <a href={url} target="_blank" rel="noreferrer" title="Open in a new tab">
          {page}
        </a>
        <div className="labels">
          <Button variant="toggle" aria-pressed={isNarrow} onClick={() => setNarrow(!isNarrow)}>
            Phone
          </Button>
          <Button variant="toggle" onClick={() => setReloads(reloads + 1)}>
            Reload
          </Button>
        </div>
      </header>
      <div className={styles.stage} data-narrow={isNarrow}>
        <iframe
          key={frame}
          src={url}
          title={`Preview of ${page}`}
          onLoad={() => setLoadedFrame(frame)}
        />
      </div>
    </section>
  );
}
