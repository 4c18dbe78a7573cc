import { useEffect, useState } from 'react';
import type { Change, ErrorReport, ListedFile } from '#editor/contract.ts';
import { callApi, toErrorReport } from './call-api.ts';
import styles from './changes.module.css';
import { ComparisonView } from './comparison.tsx';
import { Button, ConfirmDialog } from './controls.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { PublishPanel } from './publish-panel.tsx';

interface Props {
  files: readonly ListedFile[];
  onChange: () => void;
  onUnsavedChange: (isUnsaved: boolean) => void;
}

export function ChangesView({ files, onChange, onUnsavedChange }: Props) {
  const [changes, setChanges] = useState<Change[] | 'none'>();
  const [deletedFiles, setDeletedFiles] = useState<string[]>([]);
  const [report, setReport] = useState<ErrorReport>();
  const [pendingUndo, setPendingUndo] = useState<Change>();
  useEffect(() => {
    onUnsavedChange(false);
    callApi('changes', {}).then(
      (response) => {
        setChanges(response.changes ?? 'none');
        setDeletedFiles(response.deletedFiles);
      },
      (error) => setReport(toErrorReport(error)),
    );
  }, [onUnsavedChange]);

  const undo = ({ file, version }: Change) => {
    setPendingUndo(undefined);
    callApi('undo', { file, version }).then(onChange, (error) => setReport(toErrorReport(error)));
  };
  const isNew = pendingUndo?.kind === 'added';

  return (
    <div className={`stack ${styles.changes}`}>
      <h2>Changes since the last build</h2>
      {report && <ErrorSummary {...report} />}
      <PublishPanel onEnd={onChange} />
      {changes === 'none' && (
        <p>There’s no build yet. Press Publish, and later changes will appear here.</p>
      )}
      {changes?.length === 0 && <p>Nothing has changed since the last build.</p>}
      {Array.isArray(changes) &&
        changes.map((change) => (
          <ChangedFile
            key={change.file}
            change={change}
            title={files.find(({ file }) => file === change.file)?.title ?? change.file}
            // Undoing a retirement doesn't lose any work, so it doesn't need confirmation.
            onUndo={() => (change.kind === 'removed' ? undo(change) : setPendingUndo(change))}
          />
        ))}
      {deletedFiles.length > 0 && <h2>Deleted files</h2>}
      {deletedFiles.map((file) => (
        <EarlierVersions key={file} file={file} title={`content/${file}`} onChange={onChange} />
      ))}
      <ConfirmDialog
        isOpen={pendingUndo !== undefined}
        title={isNew ? 'Remove this new file?' : 'Undo these changes?'}
        cancelLabel={isNew ? 'Keep it' : 'Keep them'}
        confirmLabel={isNew ? 'Remove it' : 'Undo the changes'}
        onCancel={() => setPendingUndo(undefined)}
        onConfirm={() => pendingUndo && undo(pendingUndo)}
      >
        <p>
          content/{pendingUndo?.file}{' '}
          {isNew
            ? 'was added after the last build and will be deleted.'
            : 'will be restored from the last build.'}{' '}
          You can get this version back under “{isNew ? 'Deleted files' : 'Earlier versions'}”.
        </p>
      </ConfirmDialog>
    </div>
  );
}

const kindLabels = { changed: 'Changed', added: 'New', removed: 'Retired' };

interface ChangedFileProps {
  change: Change;
  title: string;
  onUndo: () => void;
}

function ChangedFile({ change: { file, kind, ...comparison }, title, onUndo }: ChangedFileProps) {
  return (
    <section>
      <header>
        <h3 className="text-title">{title}</h3>
        <span className="meta">
          {kindLabels[kind]} · content/{file}
        </span>
        <Button variant="toggle" onClick={onUndo} aria-label={`Undo: ${title}`}>
          Undo
        </Button>
      </header>
      <ComparisonView {...comparison} />
    </section>
  );
}
