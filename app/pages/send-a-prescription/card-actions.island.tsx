import { type MouseEvent, useSyncExternalStore } from 'react';
import { island } from '#app/browser/island.tsx';
import { Button } from '#app/components/controls/button.tsx';
import CopyButton from '#app/components/controls/copy-button.island.tsx';
import type { ContactText } from '#library/schema/pages/contact.ts';

interface CardActionsProps {
  dialogId: string;
  cardText: string;
  labels: { show: string; copy: string; print: string; share: string };
  copyText: ContactText['copy'];
}

export default island('card-actions', CardActions);

function CardActions({ dialogId, cardText, labels, copyText }: CardActionsProps) {
  const canShare = useSyncExternalStore(
    () => () => {},
    () => 'share' in navigator,
    () => false,
  );
  return (
    <>
      {/* Current browsers open the dialog without JavaScript. The handler is for older ones. */}
      <Button {...{ command: 'show-modal', commandfor: dialogId }} onClick={openDialog}>
        {labels.show}
      </Button>
      <CopyButton text={cardText} what={labels.copy} words={copyText} />
      <Button variant="secondary" className="needs-script" onClick={() => window.print()}>
        {labels.print}
      </Button>
      {canShare && (
        // Closing the share sheet rejects the promise.
        <Button
          variant="secondary"
          onClick={() => navigator.share({ text: cardText }).catch(() => {})}
        >
          {labels.share}
        </Button>
      )}
    </>
  );
}

function openDialog({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(currentTarget.getAttribute('commandfor') ?? '');
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}
