import type { MouseEvent } from 'react';
import css from '#app/article/share.module.css';
import { shareLinks } from '#app/article/share-links.ts';
import { Button } from '#app/components/button.tsx';
import { showToast } from '#app/components/toast-messages.ts';
import { ToastRegion } from '#app/components/toast-region.tsx';

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

/** Copies the address of the page. Shown once script runs: without it, it could do nothing. */
export function ShareButton() {
  async function copyAddress({ currentTarget }: MouseEvent) {
    try {
      await navigator.clipboard.writeText(window.location.href);
      showToast({
        title: 'Link copied',
        text: 'The article link has been copied to your clipboard.',
        milliseconds: 3000,
        answers: currentTarget,
      });
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
      <ToastRegion />
    </>
  );
}
