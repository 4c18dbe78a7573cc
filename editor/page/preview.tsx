import { useState } from 'react';
import { Button } from './controls.tsx';
import styles from './preview.module.css';

interface PreviewProps {
  origin: string;
  page: string;
  saveCount: number;
}

export function Preview({ origin, page, saveCount }: PreviewProps) {
  const [reloadCount, setReloadCount] = useState(0);
  const [lastSaveCount, setLastSaveCount] = useState(saveCount);
  const [loadedFrameKey, setLoadedFrameKey] = useState('');
  const [isNarrow, setNarrow] = useState(false);
  const url = origin + page;
  const frameKey = `${url} ${reloadCount}`;
  if (lastSaveCount !== saveCount) {
    setLastSaveCount(saveCount);
    // Vite reloads only loaded pages. A page that's still loading would mix old HTML with new scripts.
    if (loadedFrameKey !== frameKey) setReloadCount(reloadCount + 1);
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
          <Button variant="toggle" onClick={() => setReloadCount(reloadCount + 1)}>
            Reload
          </Button>
        </div>
      </header>
      <div className={styles.frame} data-narrow={isNarrow}>
        <iframe
          key={frameKey}
          src={url}
          title={`Preview of ${page}`}
          onLoad={() => setLoadedFrameKey(frameKey)}
        />
      </div>
    </section>
  );
}
