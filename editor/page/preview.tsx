import { useState } from 'react';
import { Button } from './controls.tsx';
import styles from './preview.module.css';

interface PreviewProps {
  origin: string;
  page: string;
  /** How often files were saved. */
  saves: number;
}

/** The page that shows the file. It reloads by itself when a file is saved. */
export function Preview({ origin, page, saves }: PreviewProps) {
  const [reloads, setReloads] = useState(0);
  const [shownSaves, setShownSaves] = useState(saves);
  const [loadedFrame, setLoadedFrame] = useState('');
  const [isNarrow, setNarrow] = useState(false);
  const url = origin + page;
  const frame = `${url} ${reloads}`;
  if (shownSaves !== saves) {
    setShownSaves(saves);
    // Vite reloads only pages that have loaded. Another would mix old HTML with new scripts.
    if (loadedFrame !== frame) setReloads(reloads + 1);
  }
  return (
    <section className={styles.preview} aria-label="Preview">
      <header>
        <a href={url} target="_blank" rel="noreferrer" title="Open in a tab of its own">
          {page}
        </a>
        <div className="labels">
          <Button look="toggle" aria-pressed={isNarrow} onClick={() => setNarrow(!isNarrow)}>
            Phone
          </Button>
          <Button look="toggle" onClick={() => setReloads(reloads + 1)}>
            Reload
          </Button>
        </div>
      </header>
      <div className={styles.stage} data-narrow={isNarrow}>
        <iframe
          key={frame}
          src={url}
          title={`The page ${page} as it is now`}
          onLoad={() => setLoadedFrame(frame)}
        />
      </div>
    </section>
  );
}
