import { type MouseEvent, useEffect, useState } from 'react';
import { island } from '#app/browser/island.tsx';
import { classNames } from '#app/components/class-names.ts';
import chip from '#app/components/controls/chip.module.css';
import css from '#app/components/controls/copy-button.module.css';
import { showToast } from '#app/components/toasts/toast-messages.ts';
import { fillIn } from '#library/fill-in.ts';
import { separateUnits } from '#library/join-units.ts';
import type { ContactWords } from '#library/schema/pages/contact.ts';

const copiedForMilliseconds = 2000;

interface CopyButtonProps {
  text: string;
  /** The end of the accessible name, as in “Copy phone number”. */
  what: string;
  words: ContactWords['copy'];
}

/** Copies a text to the clipboard and shows the result as a toast. Hidden without script. */
export default island('copy-button', CopyButton);

function CopyButton({ text, what, words }: CopyButtonProps) {
  const [copied, setCopied] = useState(0);

  // A count instead of a flag, so that a second copy restarts the timer.
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), copiedForMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy({ currentTarget }: MouseEvent) {
    const { title, missing, refused } = words.failure;
    const fail = (reason: string) =>
      showToast({ title, text: reason, destructive: true, trigger: currentTarget });
    // Missing on pages without TLS.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) return fail(missing);
    try {
      await clipboard.writeText(separateUnits(text));
    } catch {
      return fail(refused);
    }
    setCopied((times) => times + 1);
    const { named, ...success } = words.success;
    showToast({
      ...success,
      detail: separateUnits(fillIn(named, { what, text })),
      trigger: currentTarget,
    });
  }

  return (
    <button
      type="button"
      className={classNames(chip.chip, css.copy, copied > 0 && css.copied)}
      onClick={copy}
    >
      <span>{copied > 0 ? words.copied : words.label}</span>
      <span className="visually-hidden"> {what}</span>
    </button>
  );
}
