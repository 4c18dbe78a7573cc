import { type MouseEvent, useEffect, useState } from 'react';
import { island } from '#app/browser/island.tsx';
import { classNames } from '#app/components/class-names.ts';
import chip from '#app/components/controls/chip.module.css';
import css from '#app/components/controls/copy-button.module.css';
import { showToast } from '#app/components/toasts/toast-messages.ts';
import { fillIn } from '#library/fill-in.ts';
import { separateUnits } from '#library/join-units.ts';
import type { ContactText } from '#library/schema/pages/contact.ts';

const resetMilliseconds = 2000;

interface CopyButtonProps {
  text: string;
  /** The button's accessible name ends with this, as in “Copy phone number”. */
  what: string;
  /** Shows the whole name where the text to copy isn't next to the button. */
  isNamed?: boolean;
  words: ContactText['copy'];
  /** The default toast names what was copied. `none` only announces it to screen readers. */
  toast?: { title: string; text: string; named?: string } | 'none';
}

export default island('copy-button', CopyButton);

function CopyButton({ text, what, isNamed, words, toast }: CopyButtonProps) {
  const [copyCount, setCopyCount] = useState(0);
  const isCopied = copyCount > 0;

  // This is a count instead of a flag, so a second copy restarts the timer.
  useEffect(() => {
    if (copyCount === 0) return;
    const timer = setTimeout(() => setCopyCount(0), resetMilliseconds);
    return () => clearTimeout(timer);
  }, [copyCount]);

  async function copy({ currentTarget }: MouseEvent) {
    const { title, missing, refused } = words.failure;
    const fail = (reason: string) =>
      showToast({ title, text: reason, destructive: true, trigger: currentTarget });
    // Browsers don't provide the clipboard on pages without HTTPS.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) return fail(missing);
    try {
      await clipboard.writeText(separateUnits(text));
    } catch {
      return fail(refused);
    }
    setCopyCount((count) => count + 1);
    if (toast === 'none') return;
    showToast({
      title: toast?.title ?? words.copied,
      text: toast?.text ?? fillIn(words.success, { what }),
      ...(toast?.named && { detail: separateUnits(fillIn(toast.named, { what, text })) }),
      trigger: currentTarget,
    });
  }

  return (
    <>
      <button
        type="button"
        className={classNames('needs-script', chip.chip, css.copyButton, isCopied && css.copied)}
        onClick={copy}
      >
        <span>
          <span>{isCopied ? words.copied : words.label}</span>
          <span className={isNamed ? undefined : 'visually-hidden'}> {what}</span>
        </span>
      </button>
      {toast === 'none' && (
        <span className="visually-hidden" role="status">
          {isCopied && `${words.copied} ${what}`}
        </span>
      )}
    </>
  );
}
