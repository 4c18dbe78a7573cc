import { lazy, Suspense, useState } from 'react';
import css from '#app/article/share.module.css';
import { shareLinks } from '#app/article/share-links.ts';
import { Button } from '#app/components/button.tsx';

export function ShareLinks({ url, title }: { url: string; title: string }) {
  return (
    <div className={css.share}>
      <b>Share</b>
      {shareLinks({ url, title }).map(({ name, href }) =>
        href.startsWith('mailto:') ? (
          <a key={name} href={href}>
            {name}
          </a>
        ) : (
          <a key={name} href={href} target="_blank" rel="noopener noreferrer">
            {name}
            <span className="vh"> (opens in a new window)</span>
          </a>
        ),
      )}
    </div>
  );
}

/** Most readers never share, so they do not load what says that the link was copied. */
const CopiedToast = lazy(() => import('#app/article/copied-toast.tsx'));

/** Copies the address of the page. Shown once script runs: without it, it could do nothing. */
export function ShareButton() {
  const [times, setTimes] = useState(0);

  async function copyAddress() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setTimes((count) => count + 1);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the address bar can still be copied, so this is only logged.
      console.warn('The article link could not be copied.', error);
    }
  }

  return (
    <>
      <Button variant="secondary" size="small" className={css.float} onClick={copyAddress}>
        Share article
      </Button>
      {times > 0 && (
        <Suspense>
          <CopiedToast times={times} />
        </Suspense>
      )}
    </>
  );
}
