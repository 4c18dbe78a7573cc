import { useState } from 'react';
import type { LocatedProblem } from '#editor/contract.ts';
import { ConfirmDialog, Field } from './controls.tsx';
import styles from './form/form.module.css';
import { shortenMessage } from './form/validator.ts';
import { pasteCleanText } from './form/widgets.tsx';

const fieldId = 'article-text';

interface BodyProps {
  value: string;
  problems: readonly LocatedProblem[];
  onChange: (text: string) => void;
}

export function ArticleText({ value, problems, onChange }: BodyProps) {
  const textProblems = problems.filter(({ bodyLine }) => bodyLine);
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId}>Text</label>
      <p className="meta" id={`${fieldId}-help`}>
        Start a heading with ##. Write **bold**, [a link](/address) and :cite[key] for a citation.
        Blocks begin with :::. See docs/writing-content.md.
      </p>
      <div id={`${fieldId}-errors`}>
        {textProblems.map(({ bodyLine, message }) => (
          <p key={`${bodyLine} ${message}`} className={styles.error}>
            Line {bodyLine}: {shortenMessage(message)}
          </p>
        ))}
      </div>
      <textarea
        id={fieldId}
        className={styles.body}
        value={value}
        aria-invalid={textProblems.length > 0}
        aria-describedby={`${fieldId}-help ${fieldId}-errors`}
        onPaste={(event) => pasteCleanText(event, false)}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

export function selectLine(line: number): void {
  const textarea = document.getElementById(fieldId);
  if (!(textarea instanceof HTMLTextAreaElement)) return;
  const lines = textarea.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  textarea.focus();
  textarea.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}

interface RetireDialogProps {
  isOpen: boolean;
  publicPage: string | undefined;
  onCancel: () => void;
  onRetire: (to: string | null) => void;
}

export function RetireDialog({ isOpen, publicPage, onCancel, onRetire }: RetireDialogProps) {
  const [to, setTo] = useState(publicPage?.startsWith('/blog/') ? '/blog' : '/learn');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Retire this article?"
      cancelLabel="Keep it"
      confirmLabel="Retire it"
      onCancel={onCancel}
      onConfirm={() => onRetire(publicPage ? to : null)}
    >
      {publicPage ? (
        <>
          <p>This deletes its file. Existing links to it will redirect to another page.</p>
          <Field
            id="retire-to"
            label="Redirect readers to"
            help={`A page on this site that replaces ${publicPage}.`}
            value={to}
            onChange={setTo}
          />
        </>
      ) : (
        <p>This deletes its file. Its address doesn’t need a redirect.</p>
      )}
    </ConfirmDialog>
  );
}
