import { useEffect, useState } from 'react';
import type { Change, ListedFile, Refusal } from '#editor/contract.ts';
import { callApi, toRefusal } from './call-api.ts';
import styles from './changes.module.css';
import { Button, ConfirmDialog } from './controls.tsx';
import { ErrorSummary } from './error-summary.tsx';

interface Props {
  files: readonly ListedFile[];
  onUndone: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Lists what the next build will change. */
export function ChangesView({ files, onUndone, onUnsaved }: Props) {
  const [changes, setChanges] = useState<Change[] | 'none'>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [pending, setPending] = useState<Change>();
  useEffect(() => {
    onUnsaved(false);
    callApi('changes', {}).then(
      ({ changes: list = 'none' as const }) => setChanges(list),
      (error) => setRefusal(toRefusal(error)),
    );
  }, [onUnsaved]);

  const undo = ({ file, version }: Change) => {
    setPending(undefined);
    callApi('undo', { file, version }).then(onUndone, (error) => setRefusal(toRefusal(error)));
  };
  const isNew = pending?.kind === 'added';

  return (
    <div className={`stack ${styles.changes}`}>
      <h2>Changes since the last build</h2>
      {refusal && <ErrorSummary {...refusal} />}
      {changes === 'none' && (
        <p>There is no build yet. Run “npm run build”, and your changes since then appear here.</p>
      )}
      {changes?.length === 0 && <p>Nothing has changed since the last build.</p>}
      {Array.isArray(changes) &&
        changes.map((change) => (
          <ChangedFile
            key={change.file}
            change={change}
            title={files.find(({ file }) => file === change.file)?.title ?? change.file}
            // Undoing a retirement loses nothing, so it needs no confirmation.
            onUndo={() => (change.kind === 'removed' ? undo(change) : setPending(change))}
          />
        ))}
      <ConfirmDialog
        isOpen={pending !== undefined}
        title={isNew ? 'Remove this new file?' : 'Undo these changes?'}
        cancelLabel="Keep it"
        confirmLabel={isNew ? 'Remove it' : 'Undo the changes'}
        onCancel={() => setPending(undefined)}
        onConfirm={() => pending && undo(pending)}
      >
        <p>
          content/{pending?.file}{' '}
          {isNew
            ? 'is new since the last build and will be lost.'
            : 'goes back to the last build. Changes since then will be lost.'}
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
        <Button variant="toggle" onClick={onUndo} aria-label={`Undo: ${title}`}>
          Undo
        </Button>
      </header>
      <pre>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          <span key={index} data-sign={line.charAt(0)}>
            {line.charAt(0)} {line.slice(1)}
            {'\n'}
          </span>
        ))}
      </pre>
    </section>
  );
}
