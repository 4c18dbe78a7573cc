import { useState } from 'react';
import type { PlacedProblem } from '#editor/contract.ts';
import { ConfirmDialog, Field } from './controls.tsx';
import styles from './form/form.module.css';
import { besideField } from './form/validator.ts';

const textId = 'article-text';

interface TextProps {
  value: string;
  problems: readonly PlacedProblem[];
  onChange: (text: string) => void;
}

/** The text of an article, as Markdown. */
export function ArticleText({ value, problems, onChange }: TextProps) {
  const own = problems.filter(({ bodyLine }) => bodyLine);
  return (
    <div className={styles.field}>
      <label htmlFor={textId}>Text</label>
      <p className="meta" id={`${textId}-help`}>
        ## begins a heading, **bold**, [words](/address) is a link, :cite[key] a citation, and a
        line with ::: a block. docs/writing-content.md shows them all.
      </p>
      <div id={`${textId}-errors`}>
        {own.map(({ bodyLine, message }) => (
          <p key={`${bodyLine} ${message}`} className={styles.error}>
            Line {bodyLine}: {besideField(message)}
          </p>
        ))}
      </div>
      <textarea
        id={textId}
        className={styles.text}
        value={value}
        aria-invalid={own.length > 0}
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
  /** The address that readers know; undefined if no one saw it yet. */
  publicPage: string | undefined;
  onKeep: () => void;
  onRetire: (to: string | null) => void;
}

/** Asks before an article goes, and where its readers go then. */
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
          <p>Its file is removed. Links to it that others have kept lead on to another page.</p>
          <Field
            id="retire-to"
            label="Readers go to"
            help={`The address of a page of this site, instead of ${publicPage}.`}
            value={to}
            onChange={setTo}
          />
        </>
      ) : (
        <p>Its file is removed. No reader has seen it yet.</p>
      )}
    </ConfirmDialog>
  );
}
