import { useState } from 'react';
import type { LocatedProblem } from '#editor/contract.ts';
import { ConfirmDialog, Field } from './controls.tsx';
import styles from './form/form.module.css';
import { shorten } from './form/validator.ts';

const textId = 'article-text';

interface TextProps {
  value: string;
  problems: readonly LocatedProblem[];
  onChange: (text: string) => void;
}

/** The text of an article, as Markdown. */
export function ArticleText({ value, problems, onChange }: TextProps) {
  const textProblems = problems.filter(({ bodyLine }) => bodyLine);
  return (
    <div className={styles.field}>
      <label htmlFor={textId}>Text</label>
      <p className="meta" id={`${textId}-help`}>
        Start a heading with ##. Write **bold**, [a link](/address) and :cite[key] for a citation.
        Blocks begin with :::. See docs/writing-content.md.
      </p>
      <div id={`${textId}-errors`}>
        {textProblems.map(({ bodyLine, message }) => (
          <p key={`${bodyLine} ${message}`} className={styles.error}>
            Line {bodyLine}: {shorten(message)}
          </p>
        ))}
      </div>
      <textarea
        id={textId}
        className={styles.text}
        value={value}
        aria-invalid={textProblems.length > 0}
        aria-describedby={`${textId}-help ${textId}-errors`}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** Selects a line of the text. */
export function goToLine(line: number): void {
  const field = document.getElementById(textId);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}

interface RetireProps {
  isOpen: boolean;
  /** The public address of the article; undefined if it was never published. */
  publicPage: string | undefined;
  onKeep: () => void;
  onRetire: (to: string | null) => void;
}

/** Asks for confirmation, and where to redirect readers of the article. */
export function RetireDialog({ isOpen, publicPage, onKeep, onRetire }: RetireProps) {
  const [to, setTo] = useState(publicPage?.startsWith('/blog/') ? '/blog' : '/learn');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Retire this article?"
      cancelLabel="Keep it"
      confirmLabel="Retire it"
      onCancel={onKeep}
      onConfirm={() => onRetire(publicPage ? to : null)}
    >
      {publicPage ? (
        <>
          <p>Its file is deleted. Existing links to it redirect to another page.</p>
          <Field
            id="retire-to"
            label="Redirect readers to"
            help={`A page of this site that replaces ${publicPage}.`}
            value={to}
            onChange={setTo}
          />
        </>
      ) : (
        <p>Its file is deleted. It was never published.</p>
      )}
    </ConfirmDialog>
  );
}
