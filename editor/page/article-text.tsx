import type { PlacedProblem } from '#editor/contract.ts';
import styles from './form/form.module.css';
import { besideField } from './form/validator.ts';

const id = 'article-text';

interface Props {
  value: string;
  problems: readonly PlacedProblem[];
  onChange: (text: string) => void;
}

/** The text of an article, as Markdown. */
export function ArticleText({ value, problems, onChange }: Props) {
  const own = problems.filter(({ bodyLine }) => bodyLine);
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>Text</label>
      </div>
      <p className={styles.help} id={`${id}-help`}>
        ## begins a heading, **bold**, [words](/address) is a link, :cite[key] a citation, and a
        line with ::: a block. docs/writing-content.md shows them all.
      </p>
      <div id={`${id}-errors`}>
        {own.map(({ bodyLine, message }) => (
          <p key={`${bodyLine} ${message}`} className={styles.error}>
            Line {bodyLine}: {besideField(message)}
          </p>
        ))}
      </div>
      <textarea
        id={id}
        className={styles.text}
        value={value}
        aria-invalid={own.length > 0}
        aria-describedby={`${id}-help ${id}-errors`}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** Selects a line of the text. */
export function goToLine(line: number): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
