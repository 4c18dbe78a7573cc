import { useEffect, useRef } from 'react';
import type { ErrorReport, LocatedProblem, Path } from '#editor/contract.ts';
import { selectLine } from './article-text.ts';
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
                <ProblemLink {...problem} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Files in brand/ have no form. */
function ProblemLink({ file, line, message, ...location }: LocatedProblem) {
  const text = `${file && `${file}, line ${line}: `}${message}`;
  if (!file.startsWith('content/')) return text;
  return <a href={getLink({ ...location, file: file.replace('content/', '') })}>{text}</a>;
}

const controlSelector = 'input, textarea, select';

interface FieldLocation {
  path?: Path | undefined;
  bodyLine?: number | undefined;
}

export const getFieldId = ({ path = [], bodyLine }: FieldLocation) =>
  bodyLine ? `line-${bodyLine}` : toFieldId(path);

export function getLink({ file, path, bodyLine }: FieldLocation & { file?: string }): string {
  if (!path && !bodyLine) return `#${file}`;
  return `#${file}?${new URLSearchParams({ field: getFieldId({ path, bodyLine }) })}`;
}

/** The fields of a collapsed entry aren't rendered, so this opens the entries around the field. */
export async function focusField(id: string): Promise<void> {
  const [, line] = /^line-(\d+)$/.exec(id) ?? [];
  if (line) return selectLine(Number(line));
  const names = id.split('_');
  for (const [index] of names.entries()) {
    const entry = document.getElementById(`${names.slice(0, index + 1).join('_')}-entry`);
    if (!(entry instanceof HTMLDetailsElement) || entry.open) continue;
    const hasOpened = new Promise((resolve) => entry.addEventListener('toggle', resolve));
    entry.open = true;
    await hasOpened;
    await new Promise(requestAnimationFrame);
  }
  const field = document.getElementById(id);
  const control = field?.querySelector<HTMLElement>(controlSelector);
  const target = field?.matches(controlSelector) ? field : (control ?? field);
  target?.scrollIntoView({ block: 'center' });
  target?.focus();
}
