import { deepEquals } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import type { LocatedProblem, Vocabulary } from '#editor/contract.ts';
import { valueAt } from '#editor/files/data.ts';
import { ArticleText, goToLine, RetireDialog } from './article-fields.tsx';
import { Button, Field } from './controls.tsx';
import styles from './editor.module.css';
import { ErrorSummary, goToField } from './error-summary.tsx';
import { ContentForm } from './form/content-form.tsx';
import { toErrorSchema } from './form/validator.ts';
import { type Draft, toSlug } from './new-article.ts';
import { useFile } from './use-file.ts';

interface Props {
  file: string;
  /** An article that has no file yet. */
  draft: Draft | undefined;
  vocabulary: Vocabulary;
  title: string | undefined;
  onUnsaved: (isUnsaved: boolean) => void;
  onPage: (page: string) => void;
  onSaved: () => void;
}

/** Edits a file in a form, with a text field below it for an article. */
export function FileView({ file, draft, vocabulary, title, ...callbacks }: Props) {
  const { onUnsaved, onPage, onSaved } = callbacks;
  const edited = useFile(file, draft, vocabulary);
  const { source, schema, values, body, refusal, hasChanges } = edited;
  const [name, setName] = useState<string>();
  const [isRetiring, setRetiring] = useState(false);
  const page = source?.page;

  useEffect(() => onUnsaved(hasChanges), [hasChanges, onUnsaved]);
  useEffect(() => {
    if (page) onPage(page);
  }, [page, onPage]);

  if (!source || !schema) return refusal ? <ErrorSummary {...refusal} /> : null;
  const isArticle = source.kind !== 'facts';
  const chosenName =
    name ?? draft?.nameField.choices?.[0] ?? toSlug(String(valueAt(values, ['title']) ?? ''));
  const problems = refusal?.problems ?? [];

  async function save() {
    const opened = await edited.save(draft ? `${draft.folder}/${chosenName}.md` : file);
    if (!opened) return;
    onUnsaved(false);
    onSaved();
    if (draft) location.hash = opened.file;
  }

  async function retire(to: string | null) {
    setRetiring(false);
    if (!(await edited.retire(to))) return;
    onUnsaved(false);
    onSaved();
    onPage(to ?? '/');
    location.hash = 'changes';
  }

  const goToProblem = ({ path, bodyLine }: LocatedProblem) => {
    if (path) goToField(['root', ...path].join('_'));
    else if (bodyLine) goToLine(bodyLine);
  };

  return (
    <form
      className={`stack ${styles.file}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void save();
      }}
    >
      <header className={styles.head}>
        <div>
          <h2>{draft ? 'New article' : (title ?? file)}</h2>
          <p className="meta labels">
            content/{draft ? `${draft.folder}/${chosenName || '…'}.md` : file}
            <span role="status" className={styles.state} data-unsaved={hasChanges}>
              {statusOf(edited)}
            </span>
          </p>
        </div>
        <div className="labels">
          {isArticle && !draft && !hasChanges && (
            <Button onClick={() => setRetiring(true)}>Retire</Button>
          )}
          {hasChanges && <Button onClick={edited.discard}>Discard</Button>}
          <Button
            variant={hasChanges ? 'primary' : 'disabled'}
            type="submit"
            aria-disabled={!hasChanges}
            aria-keyshortcuts="Control+S"
            title="Ctrl+S"
          >
            Save
          </Button>
        </div>
      </header>
      <RetireDialog
        isOpen={isRetiring}
        publicPage={source.publicPage}
        onKeep={() => setRetiring(false)}
        onRetire={retire}
      />
      {refusal && (
        <ErrorSummary key={`refusal ${edited.refusalCount}`} {...refusal} onChoose={goToProblem} />
      )}
      {draft && <Field id="file-name" {...draft.nameField} value={chosenName} onChange={setName} />}
      <ContentForm
        key={`form ${edited.openCount}`}
        schema={schema}
        values={values}
        errors={toErrorSchema(problems)}
        context={{
          values,
          isPlaceholder: (path) =>
            source.placeholders.some((placeholder) => deepEquals(placeholder, path)) &&
            deepEquals(valueAt(values, path), valueAt(source.data, path)),
          confirm: hasChanges ? undefined : (path) => edited.confirm(path).then(onSaved),
        }}
        onChange={edited.change}
      />
      {isArticle && <ArticleText value={body} onChange={edited.changeBody} problems={problems} />}
    </form>
  );
}

function statusOf({ state, hasChanges }: ReturnType<typeof useFile>): string {
  if (state === 'saving') return 'Saving…';
  if (hasChanges) return 'Not saved';
  return state === 'saved' ? 'Saved' : '';
}
