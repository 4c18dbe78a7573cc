import { useEffect, useRef } from 'react';
import type { ErrorReport, LocatedProblem, Path } from '#editor/contract.ts';
import { selectLine } from './article-text.ts';
import styles from './editor.module.css';

interface Props extends ErrorReport {
  onSelect?: (problem: LocatedProblem) => void;
}

export function ErrorSummary({ message, problems, onSelect }: Props) {
  const summaryRef = useRef<HTMLDivElement>(null);
  useEffect(() => summaryRef.current?.focus(), []);
  return (
    <div ref={summaryRef} className={styles.summary} role="alert" tabIndex={-1}>
      <p>{message}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.file}:${problem.line} ${problem.path} ${problem.message}`}>
              {onSelect && (problem.path || problem.bodyLine) ? (
                <button type="button" onClick={() => onSelect(problem)}>
                  {problem.bodyLine && `Line ${problem.bodyLine} of the text: `}
                  {problem.message}
                </button>
              ) : (
                `${problem.file && `${problem.file}, line ${problem.line}: `}${problem.message}`
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const controlSelector = 'input, textarea, select';

interface FieldLocation {
  path?: Path | undefined;
  bodyLine?: number | undefined;
}

export const getFieldId = ({ path, bodyLine }: FieldLocation) =>
  bodyLine ? `line-${bodyLine}` : ['root', ...(path ?? [])].join('_');

/** A field in a collapsed entry can't get focus, so this opens the entries around it. */
export function focusField(id: string): void {
  const [, line] = /^line-(\d+)$/.exec(id) ?? [];
  if (line) {
    selectLine(Number(line));
    return;
  }
  const field = document.getElementById(id);
  for (const entry of document.querySelectorAll('details')) {
    if (entry.contains(field)) entry.open = true;
  }
  const control = field?.querySelector<HTMLElement>(controlSelector);
  const target = field?.matches(controlSelector) ? field : (control ?? field);
  target?.scrollIntoView({ block: 'center' });
  target?.focus();
}
