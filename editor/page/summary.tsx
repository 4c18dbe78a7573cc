import { useEffect, useRef } from 'react';
import type { PlacedProblem, Refusal } from '#editor/contract.ts';
import styles from './editor.module.css';

interface Props extends Refusal {
  /** Brings whoever edits to the place of a problem. */
  onChoose?: (problem: PlacedProblem) => void;
}

/** Everything that has to be corrected, in one place. */
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
                <>
                  {problem.file && `${problem.file}, line ${problem.line}: `}
                  {problem.message}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Opens what is folded around a field, and goes there. */
export function goToField(id: string): void {
  const field = document.getElementById(id);
  for (
    let around = field?.closest('details');
    around;
    around = around.parentElement?.closest('details')
  ) {
    around.open = true;
  }
  const control = field?.matches('input, textarea, select')
    ? field
    : field?.querySelector<HTMLElement>('input, textarea, select');
  (control ?? field)?.scrollIntoView({ block: 'center' });
  control?.focus();
}
