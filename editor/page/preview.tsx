import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from './controls.tsx';
import styles from './preview.module.css';
import { getShownText } from './preview-text.ts';

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
  const [loadedPage, setLoadedPage] = useState({ frameKey: '', path: '' });
  const frameRef = useRef<HTMLIFrameElement>(null);
  const fieldRef = useRef<EventTarget>(null);
  const url = origin + page;
  const frameKey = `${url} ${reloadCount}`;
  const currentPath = loadedPage.frameKey === frameKey ? loadedPage.path : page;
  if (lastSaveCount !== saveCount) {
    setLastSaveCount(saveCount);
    // Vite reloads only loaded pages. A page that's still loading would mix old HTML with new scripts.
    if (loadedFrameKey !== frameKey) setReloadCount(reloadCount + 1);
  }

  const showField = () => {
    const text = getShownText(fieldRef.current);
    if (text) frameRef.current?.contentWindow?.postMessage(text, origin);
  };
  const handleFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (!getShownText(target)) return;
    fieldRef.current = target;
    // After a link in the preview, go back to the page that shows the field.
    if (currentPath === page) showField();
    else setReloadCount(reloadCount + 1);
  });
  const handleMessage = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== origin) return;
    setLoadedPage({ frameKey, path: String(event.data) });
    if (event.data === page) showField();
  });
  useEffect(() => {
    const controller = new AbortController();
    addEventListener('focusin', handleFocus, controller);
    addEventListener('message', handleMessage, controller);
    return () => controller.abort();
  }, []);

  return (
    <section className={styles.preview} aria-label="Preview">
      <header>
        <a href={origin + currentPath} target="_blank" rel="noreferrer" title="Open in a new tab">
          {currentPath}
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
        {loadedFrameKey === '' && <p>Starting the preview…</p>}
        <iframe
          key={frameKey}
          ref={frameRef}
          src={url}
          title="Preview"
          onLoad={() => setLoadedFrameKey(frameKey)}
        />
      </div>
    </section>
  );
}
