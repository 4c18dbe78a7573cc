import { useCallback, useEffect, useState } from 'react';
import type { Answers, Refusal } from '#editor/contract.ts';
import { ask, reasonOf } from './ask.ts';
import { ChangesView } from './changes-view.tsx';
import styles from './editor.module.css';
import { FileList } from './file-list.tsx';
import { FileView } from './file-view.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { draftOf, isNewKind } from './new-article.ts';
import { Preview } from './preview.tsx';
import { ErrorSummary } from './summary.tsx';
import { usePlace } from './use-place.ts';

type Listing = Answers['list'];

/** What a narrow window shows; a wide one shows all of it. */
const views = { list: 'List', form: 'Form', page: 'Page' };
type View = keyof typeof views;
const isView = (name: string): name is View => name in views;

/** The list of files, the one that is open, and the page that shows it. */
export function Editor() {
  const [listing, setListing] = useState<Listing>();
  const [failure, setFailure] = useState<Refusal>();
  const [page, setPage] = useState('/');
  const [saves, setSaves] = useState(0);
  const [view, setView] = useState<View>('form');
  const { place, isAsking, noteChanges, stay, leave } = usePlace();

  const refresh = useCallback(
    () => ask('list', {}).then(setListing, (error) => setFailure(reasonOf(error))),
    [],
  );
  useEffect(() => {
    void refresh();
    // Somebody may have changed files meanwhile.
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [refresh]);

  const saved = useCallback(() => {
    setSaves((count) => count + 1);
    void refresh();
  }, [refresh]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever chose something wants to see it
  useEffect(() => setView('form'), [place]);

  if (!listing) return failure ? <ErrorSummary {...failure} /> : null;
  const kind = place.replace(/^new-/, '');
  return (
    <div className={styles.editor} data-view={view}>
      <div className={styles.views}>
        {Object.keys(views)
          .filter(isView)
          .map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              onClick={() => setView(name)}
            >
              {views[name]}
            </button>
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
      <Preview address={listing.preview} page={page} />
      <LeaveDialog isOpen={isAsking} onStay={stay} onLeave={leave} />
    </div>
  );
}
