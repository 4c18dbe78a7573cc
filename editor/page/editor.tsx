import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ErrorReport, Responses, ToDoGroup } from '#editor/contract.ts';
import { callApi, toErrorReport } from './call-api.ts';
import { ChangesView } from './changes-view.tsx';
import { Button } from './controls.tsx';
import styles from './editor.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { FileList } from './file-list.tsx';
import { FileView } from './file-view.tsx';
import { createDraft, isNewKind } from './new-article.ts';
import { Preview } from './preview.tsx';
import { ToDoView } from './to-do-view.tsx';
import { useHashRoute } from './use-hash-route.ts';

/** A narrow window shows one view at a time, and a wide window shows all three. */
const views = ['List', 'Form', 'Page'];

export function Editor() {
  const [listing, setListing] = useState<Responses['list']>();
  const [toDo, setToDo] = useState<ToDoGroup[]>();
  const [errorReport, setErrorReport] = useState<ErrorReport>();
  const [page, setPage] = useState('/');
  const [saveCount, setSaveCount] = useState(0);
  const [createdView, setCreatedView] = useState<{ file: string; key: string }>();
  const [view, setView] = useState('Form');
  const { route, field, visitCount, setUnsaved } = useHashRoute();

  const handleSaved = useCallback(() => {
    setUnsaved(false);
    setSaveCount((count) => count + 1);
  }, [setUnsaved]);

  const showError = useEffectEvent((error: unknown) => setErrorReport(toErrorReport(error)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes the list
  useEffect(() => {
    const refresh = () => callApi('list', {}).then(setListing, showError);
    void refresh();
    // Files may have been changed in a text editor.
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [saveCount]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save can finish a task
  useEffect(() => {
    callApi('toDo', {}).then(({ groups }) => setToDo(groups), showError);
  }, [route, saveCount]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening a file shows its form
  useEffect(() => setView('Form'), [route]);

  if (!listing) return errorReport ? <ErrorSummary {...errorReport} /> : null;
  const kind = route.replace(/^new-/, '');
  // A new article keeps its form when the first save gives it an address.
  const viewKey = createdView?.file === route ? createdView.key : `${route} ${visitCount}`;
  return (
    <div className={styles.editor} data-view={view}>
      <div className={styles.viewButtons}>
        {views.map((name) => (
          <Button
            key={name}
            variant="toggle"
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            {name}
          </Button>
        ))}
      </div>
      <FileList
        {...listing}
        toDoCount={toDo?.flatMap(({ items }) => items).length ?? 0}
        route={route}
      />
      <main className={styles.main}>
        {route === 'to-do' &&
          (errorReport ? <ErrorSummary {...errorReport} /> : <ToDoView groups={toDo} />)}
        {route === 'changes' && (
          <ChangesView key={saveCount} files={listing.files} onChange={handleSaved} />
        )}
        {route !== 'to-do' && route !== 'changes' && (
          <FileView
            key={viewKey}
            file={route}
            field={field}
            draft={isNewKind(kind) ? createDraft(kind, listing.vocabulary) : undefined}
            vocabulary={listing.vocabulary}
            title={listing.files.find(({ file }) => file === route)?.title}
            onUnsavedChange={setUnsaved}
            onPageChange={setPage}
            onSaved={handleSaved}
            onCreated={(file) => setCreatedView({ file, key: viewKey })}
          />
        )}
      </main>
      <Preview origin={listing.previewOrigin} page={page} saveCount={saveCount} />
    </div>
  );
}
