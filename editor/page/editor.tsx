import { useCallback, useEffect, useState } from 'react';
import type { Answers, Refusal } from '#editor/contract.ts';
import { ask, reasonOf } from './ask.ts';
import { ChangesView } from './changes-view.tsx';
import { Button, ConfirmDialog } from './controls.tsx';
import styles from './editor.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { FileList } from './file-list.tsx';
import { FileView } from './file-view.tsx';
import { draftOf, isNewKind } from './new-article.ts';
import { Preview } from './preview.tsx';
import { usePlace } from './use-place.ts';

/** A narrow window shows one of these, a wide one all of them. */
const views = [
  ['list', 'List'],
  ['form', 'Form'],
  ['page', 'Page'],
] as const;

/** The list of files, the one that is open, and the page that shows it. */
export function Editor() {
  const [listing, setListing] = useState<Answers['list']>();
  const [failure, setFailure] = useState<Refusal>();
  const [page, setPage] = useState('/');
  const [saves, setSaves] = useState(0);
  const [view, setView] = useState<string>('form');
  const { place, isAsking, noteChanges, stay, leave } = usePlace();

  const refresh = useCallback(
    () => ask('list', {}).then(setListing, (error) => setFailure(reasonOf(error))),
    [],
  );
  useEffect(() => {
    void refresh();
    // Files may have been changed in a text editor.
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [refresh]);

  const saved = useCallback(() => {
    setSaves((count) => count + 1);
    void refresh();
  }, [refresh]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing something shows it
  useEffect(() => setView('form'), [place]);

  if (!listing) return failure ? <ErrorSummary {...failure} /> : null;
  const kind = place.replace(/^new-/, '');
  return (
    <div className={styles.editor} data-view={view}>
      <div className={styles.views}>
        {views.map(([name, label]) => (
          <Button
            key={name}
            look="toggle"
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            {label}
          </Button>
        ))}
      </div>
      <FileList {...listing} place={place} />
      <main className={styles.main}>
        {place === 'changes' ? (
          <ChangesView key={saves} files={listing.files} onUndone={saved} onChanges={noteChanges} />
        ) : (
          <FileView
            key={place}
            file={place}
            draft={isNewKind(kind) ? draftOf(kind, listing.vocabulary) : undefined}
            vocabulary={listing.vocabulary}
            title={listing.files.find(({ file }) => file === place)?.title}
            onChanges={noteChanges}
            onPage={setPage}
            onSaved={saved}
          />
        )}
      </main>
      <Preview origin={listing.preview} page={page} saves={saves} />
      <ConfirmDialog
        isOpen={isAsking}
        title="You have changes that are not saved"
        cancelLabel="Stay here"
        confirmLabel="Go on and lose them"
        onCancel={stay}
        onConfirm={leave}
      >
        <p>If you go on, they are lost.</p>
      </ConfirmDialog>
    </div>
  );
}
