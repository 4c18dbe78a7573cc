import { useEffect, useState } from 'react';
import type { Change, ErrorReport, ListedFile, Responses } from '#editor/contract.ts';
import { callApi, toErrorReport } from './call-api.ts';
import styles from './changes.module.css';
import { ComparisonView } from './comparison.tsx';
import { ConfirmDialog } from './controls.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { PublishPanel } from './publish-panel.tsx';

interface Props {
  files: readonly ListedFile[];
  onChange: () => void;
}

const kindLabels = { changed: 'Changed', added: 'New', removed: 'Retired' };

export function ChangesView({ files, onChange }: Props) {
  const [response, setResponse] = useState<Responses['changes']>();
  const [report, setReport] = useState<ErrorReport>();
  const [pendingUndo, setPendingUndo] = useState<Change>();
  useEffect(() => {
    callApi('changes', {}).then(setResponse, (error) => setReport(toErrorReport(error)));
  }, []);

  const undo = ({ file, version }: Change) => {
    callApi('undo', { file, version }).then(onChange, (error) => setReport(toErrorReport(error)));
  };
  const isNew = pendingUndo?.kind === 'added';
  const { changes = [], deletedFiles = [] } = response ?? {};
  return (
    <div className={`stack ${styles.changes}`}>
      <h2>Changes since the last build</h2>
      {report && <ErrorSummary {...report} />}
      <PublishPanel onEnd={onChange} />
      {response && !response.changes && (
        <p>There’s no build yet. Press Publish, and later changes will appear here.</p>
      )}
      {response?.changes?.length === 0 && <p>Nothing has changed since the last build.</p>}
      {changes.map((change) => (
        <ComparisonView
          key={change.file}
          {...change}
          title={files.find(({ file }) => file === change.file)?.title ?? change.file}
          note={`${kindLabels[change.kind]} · content/${change.file}`}
          action="Undo"
          // Undoing a retirement doesn't lose any work, so it doesn't need confirmation.
          onAction={() => (change.kind === 'removed' ? undo(change) : setPendingUndo(change))}
        />
      ))}
      {deletedFiles.length > 0 && <h2>Deleted files</h2>}
      {deletedFiles.map((file) => (
        <EarlierVersions key={file} file={file} title={`content/${file}`} onChange={onChange} />
      ))}
      {pendingUndo && (
        <ConfirmDialog
          title={isNew ? 'Remove this new file?' : 'Undo these changes?'}
          cancelLabel={isNew ? 'Keep it' : 'Keep them'}
          confirmLabel={isNew ? 'Remove it' : 'Undo the changes'}
          text={`content/${pendingUndo.file} ${isNew ? 'was added after the last build and will be deleted. You can get it back under “Deleted files”.' : 'will be restored from the last build. You can get this version back under “Earlier versions”.'}`}
          onClose={() => setPendingUndo(undefined)}
          onConfirm={() => undo(pendingUndo)}
        />
      )}
    </div>
  );
}
