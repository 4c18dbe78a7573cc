import type { MouseEvent } from 'react';
import { island } from '#app/browser/island.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Button } from '#app/components/controls/button.tsx';
import { showToast } from '#app/components/toasts/toast-messages.ts';
import css from '#app/pages/blog/post/share.module.css';
import type { ShareText } from '#library/schema/pages/blog.ts';

export default island('share-button', ShareButton);

function ShareButton({ text }: { text: ShareText }) {
  async function copyUrl({ currentTarget }: MouseEvent) {
    try {
      await navigator.clipboard.writeText(window.location.href);
      showToast({ ...text.copied, milliseconds: 3000, trigger: currentTarget });
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: readers can still copy the URL from the address bar.
      console.warn('The article link could not be copied.', error);
    }
  }

  return (
    <Button
      variant="secondary"
      size="small"
      className={classNames('needs-script', css.button)}
      onClick={copyUrl}
    >
      {text.button}
    </Button>
  );
}
