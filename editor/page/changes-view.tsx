import { useEffect, useState } from 'react';
import type { Change, Listed, Refusal } from '#editor/contract.ts';
import { ask, reasonOf } from './ask.ts';
import styles from './changes.module.css';
import { Button, ConfirmDialog } from './controls.tsx';
import { ErrorSummary } from './error-summary.tsx';

interface Props {
  files: readonly Listed[];
  onUndone: () => void;
  onChanges: (has: boolean) => void;
}

/** What the next build will change. */
export function ChangesView({ files, onUndone, onChanges }: Props) {
  const [changes, setChanges] = useState<Change[] | 'none'>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [pending, setPending] = useState<Change>();
  useEffect(() => {
    onChanges(false);
    ask('changes', {}).then(
      (answer) => setChanges(answer.changes ?? 'none'),
      (error) => setRefusal(reasonOf(error)),
    );
  }, [onChanges]);

  const undo = ({ file, version }: Change) => {
    setPending(undefined);
    ask('undo', { file, version }).then(onUndone, (error) => setRefusal(reasonOf(error)));
  };
  const isNew = pending?.kind === 'added';

  return (
    <div className={`stack ${styles.changes}`}>
      <h2>Changes since the last build</h2>
      {refusal && <ErrorSummary {...refusal} />}
      {changes === 'none' && (
        <p>Nothing was built yet. After “npm run build”, what you change is listed here.</p>
      )}
      {changes?.length === 0 && <p>There are none: the last build says what stands here.</p>}
      {Array.isArray(changes) &&
        changes.map((change) => (
          <ChangedFile
            key={change.file}
            change={change}
            title={files.find(({ file }) => file === change.file)?.title ?? change.file}
            // Undoing a retirement loses nothing, so don't ask.
            onUndo={() => (change.kind === 'removed' ? undo(change) : setPending(change))}
          />
        ))}
      <ConfirmDialog
        isOpen={pending !== undefined}
        title={isNew ? 'Remove what is new?' : 'Undo these changes?'}
        cancelLabel="Keep it"
        confirmLabel={isNew ? 'Remove it' : 'Undo the changes'}
        onCancel={() => setPending(undefined)}
        onConfirm={() => pending && undo(pending)}
      >
        <p>
          content/{pending?.file}{' '}
          {isNew
            ? 'was written since the last build, and is lost.'
            : 'becomes what it was at the last build. What was written since is lost.'}
        </p>
      </ConfirmDialog>
    </div>
  );
}

const verbs = { changed: 'Changed', added: 'New', removed: 'Retired' };

interface ChangeProps {
  change: Change;
  title: string;
  onUndo: () => void;
}

function ChangedFile({ change: { file, kind, lines }, title, onUndo }: ChangeProps) {
  return (
    <section>
      <header>
        <h3 className="text-title">{title}</h3>
        <span className="meta">
          {verbs[kind]} · content/{file}
        </span>
        <Button look="toggle" onClick={onUndo} aria-label={`Undo: ${title}`}>
          Undo
        </Button>
      </header>
      <pre>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          <span key={place} data-sign={line.charAt(0)}>
            {line.charAt(0)} {line.slice(1)}
            {'\n'}
          </span>
        ))}
      </pre>
    </section>
  );
}
