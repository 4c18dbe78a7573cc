import { useState } from 'react';
import type { LocatedProblem } from '#editor/contract.ts';
import { articleTextId } from './article-text.ts';
import { useArticleToolbar } from './article-toolbar.tsx';
import { ConfirmDialog, Field } from './controls.tsx';
import styles from './form/form.module.css';
import { shortenMessage } from './form/validator.ts';
import { pasteCleanText } from './form/widgets.tsx';

interface BodyProps {
  value: string;
  problems: readonly LocatedProblem[];
  onChange: (text: string) => void;
}

export function ArticleText({ value, problems, onChange }: BodyProps) {
  const textProblems = problems.filter(({ bodyLine }) => bodyLine);
  const { toolbar, handleKeyDown } = useArticleToolbar();
  return (
    <div className={styles.field}>
      <label htmlFor={articleTextId}>Text</label>
      <div id={`${articleTextId}-errors`}>
        {textProblems.map(({ bodyLine, message }) => (
          <p key={`${bodyLine} ${message}`} className={styles.error}>
            Line {bodyLine}: {shortenMessage(message)}
          </p>
        ))}
      </div>
      {toolbar}
      <textarea
        id={articleTextId}
        className={styles.body}
        value={value}
        aria-invalid={textProblems.length > 0}
        aria-describedby={`${articleTextId}-errors`}
        onPaste={(event) => pasteCleanText(event, false)}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}

interface RetireDialogProps {
  publicPage: string | undefined;
  onClose: () => void;
  onRetire: (to: string | null) => void;
}

export function RetireDialog({ publicPage, onClose, onRetire }: RetireDialogProps) {
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
