import { useEffect, useRef } from 'react';
import type { LocatedProblem, Refusal } from '#editor/contract.ts';
import styles from './editor.module.css';

interface Props extends Refusal {
  /** Moves the focus to the field or line with the problem. */
  onChoose?: (problem: LocatedProblem) => void;
}

/** Lists everything that must be corrected. */
export function ErrorSummary({ message, problems, onChoose }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <p>{message}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.file}:${problem.line} ${problem.path} ${problem.message}`}>
              {onChoose && (problem.path || problem.bodyLine) ? (
                <button type="button" onClick={() => onChoose(problem)}>
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

const controls = 'input, textarea, select';

/** Opens the list entries that contain a field, and focuses the field. */
export function goToField(id: string): void {
  const field = document.getElementById(id);
  for (const entry of document.querySelectorAll('details')) {
    if (entry.contains(field)) entry.open = true;
  }
  const inner = field?.querySelector<HTMLElement>(controls);
  const target = field?.matches(controls) ? field : (inner ?? field);
  target?.scrollIntoView({ block: 'center' });
  target?.focus();
}
