import { useCallback, useEffect, useState } from 'react';
import type { ErrorReport, Responses } from '#editor/contract.ts';
import { callApi, toErrorReport } from './call-api.ts';
import { ChangesView } from './changes-view.tsx';
import { Button, ConfirmDialog } from './controls.tsx';
import styles from './editor.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { FileList } from './file-list.tsx';
import { FileView } from './file-view.tsx';
import { createDraft, isNewKind } from './new-article.ts';
import { Preview } from './preview.tsx';
import { useHashRoute } from './use-hash-route.ts';

/** A narrow window shows one view at a time, and a wide window shows all three. */
const views = [
  ['list', 'List'],
  ['form', 'Form'],
  ['page', 'Page'],
] as const;

export function Editor() {
  const [listing, setListing] = useState<Responses['list']>();
  const [errorReport, setErrorReport] = useState<ErrorReport>();
  const [page, setPage] = useState('/');
  const [saveCount, setSaveCount] = useState(0);
  const [view, setView] = useState<string>('form');
  const { route, isConfirming, setUnsaved, cancelLeave, confirmLeave } = useHashRoute();

  const refreshList = useCallback(
    () => callApi('list', {}).then(setListing, (error) => setErrorReport(toErrorReport(error))),
    [],
  );
  useEffect(() => {
    void refreshList();
    // Files may have been changed in a text editor.
    addEventListener('focus', refreshList);
    return () => removeEventListener('focus', refreshList);
  }, [refreshList]);

  const handleSaved = useCallback(() => {
    setSaveCount((count) => count + 1);
    void refreshList();
  }, [refreshList]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening a file shows its form
  useEffect(() => setView('form'), [route]);

  if (!listing) return errorReport ? <ErrorSummary {...errorReport} /> : null;
  const kind = route.replace(/^new-/, '');
  return (
    <div className={styles.editor} data-view={view}>
      <div className={styles.viewButtons}>
        {views.map(([name, label]) => (
          <Button
            key={name}
            variant="toggle"
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            {label}
          </Button>
        ))}
      </div>
      <FileList {...listing} route={route} />
      <main className={styles.main}>
        {route === 'changes' ? (
          <ChangesView
            key={saveCount}
            files={listing.files}
            onChange={handleSaved}
            onUnsavedChange={setUnsaved}
          />
        ) : (
          <FileView
            key={route}
            file={route}
            draft={isNewKind(kind) ? createDraft(kind, listing.vocabulary) : undefined}
            vocabulary={listing.vocabulary}
            title={listing.files.find(({ file }) => file === route)?.title}
            onUnsavedChange={setUnsaved}
            onPageChange={setPage}
            onSaved={handleSaved}
          />
        )}
      </main>
      <Preview origin={listing.previewOrigin} page={page} saveCount={saveCount} />
      <ConfirmDialog
        isOpen={isConfirming}
        title="You have unsaved changes"
        cancelLabel="Stay here"
        confirmLabel="Discard and leave"
        onCancel={cancelLeave}
        onConfirm={confirmLeave}
      >
        <p>If you leave, you’ll lose them.</p>
      </ConfirmDialog>
    </div>
  );
}
