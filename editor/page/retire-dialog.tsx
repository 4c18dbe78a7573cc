import { useState } from 'react';
import { ConfirmDialog, Field } from './controls.tsx';

interface Props {
  publicPage: string | undefined;
  onClose: () => void;
  onRetire: (to: string | null) => void;
}

export function RetireDialog({ publicPage, onClose, onRetire }: Props) {
  const [to, setTo] = useState(publicPage?.startsWith('/blog/') ? '/blog' : '/learn');
  return (
    <ConfirmDialog
      title="Retire this article?"
      text={`This deletes its file. ${publicPage ? 'Existing links to it will redirect to another page.' : 'Its address doesn’t need a redirect.'}`}
      cancelLabel="Keep it"
      confirmLabel="Retire it"
      onClose={onClose}
      onConfirm={() => onRetire(publicPage ? to : null)}
    >
      {publicPage && (
        <Field
          id="retire-to"
          label="Redirect readers to"
          help={`A page on this site that replaces ${publicPage}.`}
          value={to}
          onChange={setTo}
        />
      )}
    </ConfirmDialog>
  );
}
