import { type MouseEvent, useEffect, useState } from 'react';
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
  /** Ends the button's name: 'Copy phone number'. */
  what: string;
  words: ContactWords['copy'];
}

/** Puts a text on the clipboard and says how it went. Hidden where script is off. */
export function CopyButton({ text, what, words }: CopyButtonProps) {
  const [copied, setCopied] = useState(0);

  // Counts copies rather than holding a flag, so that a second copy starts the time anew.
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), copiedForMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy({ currentTarget }: MouseEvent) {
    const { title, missing, refused } = words.failure;
    const fail = (reason: string) =>
      showToast({ title, text: reason, destructive: true, answers: currentTarget });
    // Browsers leave it out where the page did not come over a secure connection.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) return fail(missing);
    try {
      await clipboard.writeText(separateUnits(text));
    } catch {
      return fail(refused);
    }
    setCopied((times) => times + 1);
    const { named, ...said } = words.success;
    showToast({
      ...said,
      detail: separateUnits(fillIn(named, { what, text })),
      answers: currentTarget,
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
