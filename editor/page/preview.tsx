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
  const [hasLoaded, setLoaded] = useState(false);
  const [isNarrow, setNarrow] = useState(false);
  const [loadedPage, setLoadedPage] = useState({ frameKey: '', path: '' });
  const frameRef = useRef<HTMLIFrameElement>(null);
  const fieldRef = useRef<EventTarget>(null);
  const url = origin + page;
  // Vite reloads only pages that are connected to it, so load the page again after every save.
  const frameKey = `${url} ${reloadCount} ${saveCount}`;
  const currentPath = loadedPage.frameKey === frameKey ? loadedPage.path : page;

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
        {!hasLoaded && <p>Starting the preview…</p>}
        <iframe
          key={frameKey}
          ref={frameRef}
          src={url}
          title="Preview"
          onLoad={() => setLoaded(true)}
        />
      </div>
    </section>
  );
}
