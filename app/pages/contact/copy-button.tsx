import { type MouseEvent, useEffect, useState } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { showToast } from '#app/components/toast-messages.ts';
import css from '#app/pages/contact/copy-button.module.css';

const copiedForMilliseconds = 2000;

/** Puts a text on the clipboard and says how it went. Hidden where script is off. */
export function CopyButton({
  text,
  what,
}: {
  text: string;
  /** Ends the button's name: 'Copy phone number'. */
  what: string;
}) {
  const [copied, setCopied] = useState(0);

  // Counts copies rather than holding a flag, so that a second copy starts the time anew.
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), copiedForMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy({ currentTarget }: MouseEvent) {
    const fail = (reason: string) =>
      showToast({ title: 'Copy failed', text: reason, destructive: true, answers: currentTarget });
    // Browsers leave it out where the page did not come over a secure connection.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) return fail('Clipboard API not supported in your browser.');
    try {
      await clipboard.writeText(text);
    } catch {
      return fail('Failed to copy to clipboard.');
    }
    setCopied((times) => times + 1);
    showToast({
      title: 'Link copied',
      text: 'The link has been copied to your clipboard.',
      answers: currentTarget,
    });
  }

  return (
    <button type="button" className={classNames(css.copy, copied > 0 && css.copied)} onClick={copy}>
      {copied > 0 ? 'Copied' : 'Copy'}
      <span className="vh"> {what}</span>
    </button>
  );
}
