import { useEffect, useRef } from 'react';
import type { ErrorReport, LocatedProblem, Path } from '#editor/contract.ts';
import styles from './editor.module.css';
import { toFieldId } from './form/context.ts';

interface Props extends ErrorReport {
  onSelect?: (problem: LocatedProblem) => void;
}

export function ErrorSummary({ message, problems, isSaved, onSelect }: Props) {
  const summaryRef = useRef<HTMLDivElement>(null);
  useEffect(() => summaryRef.current?.focus(), []);
  return (
    <div
      ref={summaryRef}
      className={isSaved ? styles.notice : styles.summary}
      role="alert"
      tabIndex={-1}
    >
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

/** The fields of a collapsed entry aren't rendered, so this opens the entries around the field. */
export async function focusField(path: Path): Promise<void> {
  for (const [index] of path.entries()) {
    const entry = document.getElementById(`${toFieldId(path.slice(0, index + 1))}-entry`);
    if (!(entry instanceof HTMLDetailsElement) || entry.open) continue;
    const hasOpened = new Promise((resolve) => entry.addEventListener('toggle', resolve));
    entry.open = true;
    await hasOpened;
    await new Promise(requestAnimationFrame);
  }
  const field = document.getElementById(toFieldId(path));
  const control = field?.querySelector<HTMLElement>(controlSelector);
  const target = field?.matches(controlSelector) ? field : (control ?? field);
  target?.scrollIntoView({ block: 'center' });
  target?.focus();
}
