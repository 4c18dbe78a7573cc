import { useCallback, useEffect, useState } from 'react';
import type { Refusal, Responses } from '#editor/contract.ts';
import { callApi, toRefusal } from './call-api.ts';
import { ChangesView } from './changes-view.tsx';
import { Button, ConfirmDialog } from './controls.tsx';
import styles from './editor.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { FileList } from './file-list.tsx';
import { FileView } from './file-view.tsx';
import { draftOf, isNewKind } from './new-article.ts';
import { Preview } from './preview.tsx';
import { useHashRoute } from './use-hash-route.ts';

/** A narrow window shows one of these at a time, a wide one all of them. */
const views = [
  ['list', 'List'],
  ['form', 'Form'],
  ['page', 'Page'],
] as const;

/** Shows the list of files, the open file, and a preview of its page. */
export function Editor() {
  const [listing, setListing] = useState<Responses['list']>();
  const [failure, setFailure] = useState<Refusal>();
  const [page, setPage] = useState('/');
  const [saveCount, setSaveCount] = useState(0);
  const [view, setView] = useState<string>('form');
  const { route, isConfirming, setUnsaved, stay, leave } = useHashRoute();

  const refresh = useCallback(
    () => callApi('list', {}).then(setListing, (error) => setFailure(toRefusal(error))),
    [],
  );
  useEffect(() => {
    void refresh();
    // Files may have been changed in a text editor.
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [refresh]);

  const handleSaved = useCallback(() => {
    setSaveCount((count) => count + 1);
    void refresh();
  }, [refresh]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening a file shows its form
  useEffect(() => setView('form'), [route]);

  if (!listing) return failure ? <ErrorSummary {...failure} /> : null;
  const kind = route.replace(/^new-/, '');
  return (
    <div className={styles.editor} data-view={view}>
      <div className={styles.views}>
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
            onUndone={handleSaved}
            onUnsaved={setUnsaved}
          />
        ) : (
          <FileView
            key={route}
            file={route}
            draft={isNewKind(kind) ? draftOf(kind, listing.vocabulary) : undefined}
            vocabulary={listing.vocabulary}
            title={listing.files.find(({ file }) => file === route)?.title}
            onUnsaved={setUnsaved}
            onPage={setPage}
            onSaved={handleSaved}
          />
        )}
      </main>
      <Preview origin={listing.preview} page={page} saveCount={saveCount} />
      <ConfirmDialog
        isOpen={isConfirming}
        title="You have unsaved changes"
        cancelLabel="Stay here"
        confirmLabel="Discard and leave"
        onCancel={stay}
        onConfirm={leave}
      >
        <p>If you leave, you lose them.</p>
      </ConfirmDialog>
    </div>
  );
}
