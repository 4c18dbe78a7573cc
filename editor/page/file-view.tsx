import { deepEquals } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import type { LocatedProblem, Vocabulary } from '#editor/contract.ts';
import { getValue } from '#editor/files/data.ts';
import { ArticleText, RetireDialog, selectLine } from './article-fields.tsx';
import { Button, Field } from './controls.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import styles from './editor.module.css';
import { ErrorSummary, focusField } from './error-summary.tsx';
import { ContentForm } from './form/content-form.tsx';
import { toErrorSchema } from './form/validator.ts';
import { type Draft, toSlug } from './new-article.ts';
import { useFile } from './use-file.ts';

interface Props {
  file: string;
  draft: Draft | undefined;
  vocabulary: Vocabulary;
  title: string | undefined;
  onUnsavedChange: (isUnsaved: boolean) => void;
  onPageChange: (page: string) => void;
  onSaved: () => void;
}

export function FileView({ file, draft, vocabulary, title, ...callbacks }: Props) {
  const { onUnsavedChange, onPageChange, onSaved } = callbacks;
  const editor = useFile(file, draft, vocabulary);
  const { source, schema, values, body, errorReport, hasChanges } = editor;
  const [name, setName] = useState<string>();
  const [isRetireDialogOpen, setRetireDialogOpen] = useState(false);
  const page = source?.page;

  useEffect(() => onUnsavedChange(hasChanges), [hasChanges, onUnsavedChange]);
  useEffect(() => {
    if (page) onPageChange(page);
  }, [page, onPageChange]);

  if (!source || !schema) return errorReport ? <ErrorSummary {...errorReport} /> : null;
  const isArticle = source.kind !== 'facts';
  const fileName =
    name ?? draft?.nameField.choices?.[0] ?? toSlug(String(getValue(values, ['title']) ?? ''));
  const problems = errorReport?.problems ?? [];

  async function save() {
    const savedFile = await editor.save(draft ? `${draft.folder}/${fileName}.md` : file);
    if (!savedFile) return;
    onUnsavedChange(false);
    onSaved();
    if (draft) location.hash = savedFile.file;
  }

  async function retire(to: string | null) {
    setRetireDialogOpen(false);
    if (!(await editor.retire(to))) return;
    onUnsavedChange(false);
    onSaved();
    onPageChange(to ?? '/');
    location.hash = 'changes';
  }

  const showSavedVersion = () => {
    editor.discard();
    onSaved();
  };

  const goToProblem = ({ path, bodyLine }: LocatedProblem) => {
    if (path) focusField(['root', ...path].join('_'));
    else if (bodyLine) selectLine(bodyLine);
  };

  return (
    <form
      className={`stack ${styles.fileForm}`}
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
      <header className={styles.header}>
        <div>
          <h2>{draft ? 'New article' : (title ?? file)}</h2>
          <p className="meta labels">
            content/{draft ? `${draft.folder}/${fileName || '…'}.md` : file}
            <span role="status" className={styles.status} data-unsaved={hasChanges}>
              {getStatus(editor)}
            </span>
          </p>
        </div>
        <div className="labels">
          {isArticle && !draft && !hasChanges && (
            <Button onClick={() => setRetireDialogOpen(true)}>Retire</Button>
          )}
          {hasChanges && <Button onClick={editor.discard}>Discard</Button>}
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
        isOpen={isRetireDialogOpen}
        publicPage={source.publicPage}
        onCancel={() => setRetireDialogOpen(false)}
        onRetire={retire}
      />
      {errorReport && (
        <ErrorSummary key={`error ${editor.errorCount}`} {...errorReport} onSelect={goToProblem} />
      )}
      {draft && <Field id="file-name" {...draft.nameField} value={fileName} onChange={setName} />}
      <ContentForm
        key={`form ${editor.openCount}`}
        schema={schema}
        values={values}
        serverErrors={toErrorSchema(problems)}
        context={{
          values,
          isPlaceholder: (path) =>
            source.placeholders.some((placeholder) => deepEquals(placeholder, path)) &&
            deepEquals(getValue(values, path), getValue(source.data, path)),
          confirm: hasChanges ? undefined : (path) => editor.confirm(path).then(onSaved),
        }}
        onChange={editor.setValues}
      />
      {isArticle && <ArticleText value={body} onChange={editor.setBody} problems={problems} />}
      {!draft && !hasChanges && <EarlierVersions file={file} onChange={showSavedVersion} />}
    </form>
  );
}

function getStatus({ saveState, hasChanges }: ReturnType<typeof useFile>): string {
  if (saveState === 'saving') return 'Saving…';
  if (hasChanges) return 'Not saved';
  return saveState === 'saved' ? 'Saved' : '';
}
