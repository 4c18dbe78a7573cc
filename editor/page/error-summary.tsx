import type { ErrorReport, FieldLocation, LocatedProblem } from '#editor/contract.ts';
import { selectLine } from './article-text.ts';
import styles from './editor.module.css';
import { toFieldId } from './form/context.ts';

interface Props extends ErrorReport {
  /** The problems of this file are in the form on the same page. */
  openFile?: string;
}

export function ErrorSummary({ message, problems, isSaved, openFile }: Props) {
  return (
    <div
      ref={focus}
      className={isSaved ? styles.notice : styles.summary}
      role="alert"
      tabIndex={-1}
    >
      <p>{message}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.file}:${problem.line} ${problem.path} ${problem.message}`}>
              <ProblemLink {...problem} openFile={openFile} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

type ProblemLinkProps = LocatedProblem & Pick<Props, 'openFile'>;

function ProblemLink({ file, line, message, openFile, ...location }: ProblemLinkProps) {
  const { path, bodyLine } = location;
  const isOpen = openFile !== undefined && ['', `content/${openFile}`].includes(file);
  if (isOpen && (path || bodyLine)) {
    return (
      <button type="button" onClick={() => void focusField(getFieldId(location))}>
        {bodyLine && `Line ${bodyLine} of the text: `}
        {message}
      </button>
    );
  }
  const text = `${file && `${file}, line ${line}: `}${message}`;
  // Files in brand/ have no form.
  if (!file.startsWith('content/')) return text;
  return <a href={getLink({ ...location, file: file.replace('content/', '') })}>{text}</a>;
}

const controlSelector = 'input, textarea, select';

const getFieldId = ({ path = [], bodyLine }: FieldLocation) =>
  bodyLine ? `line-${bodyLine}` : toFieldId(path);

export function getLink({ file, ...location }: FieldLocation & { file?: string }): string {
  if (!location.path && !location.bodyLine) return `#${file}`;
  return `#${file}?${new URLSearchParams({ field: getFieldId(location) })}`;
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
