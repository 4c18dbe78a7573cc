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
  words: ContactText['copy'];
}

export default island('copy-button', CopyButton);

function CopyButton({ text, what, words }: CopyButtonProps) {
  const [copyCount, setCopyCount] = useState(0);

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
      className={classNames('needs-script', chip.chip, css.copyButton, copyCount > 0 && css.copied)}
      onClick={copy}
    >
      <span>{copyCount > 0 ? words.copied : words.label}</span>
      <span className="visually-hidden"> {what}</span>
    </button>
  );
}
