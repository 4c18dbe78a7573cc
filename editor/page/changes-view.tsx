import { useEffect, useState } from 'react';
import type { Change, Listed, Refusal } from '#editor/contract.ts';
import { ask, reasonOf } from './ask.ts';
import styles from './changes.module.css';
import { Dialog } from './dialog.tsx';
import editorStyles from './editor.module.css';
import { ErrorSummary } from './summary.tsx';

interface Props {
  files: readonly Listed[];
  onUndone: () => void;
  onChanges: (has: boolean) => void;
}

const verbs = { changed: 'Changed', added: 'New', removed: 'Retired' };

/** What the next build will say that the last one does not. */
export function ChangesView({ files, onUndone, onChanges }: Props) {
  const [changes, setChanges] = useState<Change[] | 'none'>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [wanted, setWanted] = useState<Change>();
  useEffect(() => {
    onChanges(false);
    ask('changes', {}).then(
      (answer) => setChanges(answer.changes ?? 'none'),
      (error) => setRefusal(reasonOf(error)),
    );
  }, [onChanges]);

  const undo = ({ file, version }: Change) => {
    setWanted(undefined);
    ask('undo', { file, version }).then(onUndone, (error) => setRefusal(reasonOf(error)));
  };

  return (
    <div className={styles.changes}>
      <h2>Changes since the last build</h2>
      {refusal && <ErrorSummary {...refusal} />}
      {changes === 'none' && (
        <p>Nothing was built yet. After “npm run build”, what you change is listed here.</p>
      )}
      {Array.isArray(changes) && changes.length === 0 && (
        <p>There are none: the last build says what stands here.</p>
      )}
      {Array.isArray(changes) &&
        changes.map((change) => (
          <ChangedFile
            key={change.file}
            change={change}
            title={files.find(({ file }) => file === change.file)?.title ?? change.file}
            // What was retired comes back; anything else would be lost.
            onUndo={() => (change.kind === 'removed' ? undo(change) : setWanted(change))}
          />
        ))}
      <Dialog
        isOpen={wanted !== undefined}
        title={wanted?.kind === 'added' ? 'Remove what is new?' : 'Undo these changes?'}
        onClose={() => setWanted(undefined)}
      >
        <p>
          {wanted?.kind === 'added'
            ? `content/${wanted.file} was written since the last build, and is lost.`
            : `content/${wanted?.file} becomes what it was at the last build. What was written since is lost.`}
        </p>
        <div className={editorStyles.actions}>
          <button
            type="button"
            className={editorStyles.button}
            onClick={() => setWanted(undefined)}
          >
            Keep it
          </button>
          <button
            type="button"
            className={editorStyles.danger}
            onClick={() => wanted && undo(wanted)}
          >
            {wanted?.kind === 'added' ? 'Remove it' : 'Undo the changes'}
          </button>
        </div>
      </Dialog>
    </div>
  );
}

interface ChangeProps {
  change: Change;
  title: string;
  onUndo: () => void;
}

function ChangedFile({ change: { file, kind, lines }, title, onUndo }: ChangeProps) {
  return (
    <section>
      <header>
        <h3>{title}</h3>
        <span>
          {verbs[kind]} · content/{file}
        </span>
        <button type="button" onClick={onUndo} aria-label={`Undo: ${title}`}>
          Undo
        </button>
      </header>
      <pre>
        {lines.map(({ sign, text }, place) => (
          // Lines have no name of their own, and the list never changes its order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={place} data-sign={sign}>
            {sign} {text}
            {'\n'}
          </span>
        ))}
      </pre>
    </section>
  );
}
