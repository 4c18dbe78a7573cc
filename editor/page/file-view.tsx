import { deepEquals } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import type { Path, Vocabulary } from '#editor/contract.ts';
import { getValue } from '#editor/files/data.ts';
import { slug } from '#library/slug.ts';
import { ArticleField } from './article-field.tsx';
import { Button, ConfirmDialog, Field } from './controls.tsx';
import { EarlierVersions, formatTime } from './earlier-versions.tsx';
import styles from './editor.module.css';
import { ErrorSummary, focusField } from './error-summary.tsx';
import { ContentForm } from './form/content-form.tsx';
import type { Draft } from './new-article.ts';
import { RetireDialog } from './retire-dialog.tsx';
import { useFile } from './use-file.ts';

interface Props {
  file: string;
  /** The id of a field to go to. */
  field: string | null;
  draft: Draft | undefined;
  vocabulary: Vocabulary;
  title: string | undefined;
  onUnsavedChange: (isUnsaved: boolean) => void;
  onPageChange: (page: string) => void;
  onSaved: () => void;
  onCreated: (file: string) => void;
}

const questions = {
  discard: {
    title: 'Discard your changes?',
    text: 'The form goes back to the saved file. Until you leave it, you can bring them back.',
    cancelLabel: 'Keep them',
    confirmLabel: 'Discard',
  },
  publish: {
    title: 'Publish without a medical review?',
    text: 'This article has no reviewer. Readers will see it after the next build.',
    cancelLabel: 'Keep it a draft',
    confirmLabel: 'Publish it',
  },
  placeholder: {
    title: 'Are all of these values real?',
    text: 'This removes the placeholder mark, and the launch check won’t list them anymore.',
    cancelLabel: 'Not yet',
    confirmLabel: 'They’re real',
  },
};

export function FileView({ file, field, draft, vocabulary, title, ...callbacks }: Props) {
  const { onUnsavedChange, onPageChange, onSaved, onCreated } = callbacks;
  const editor = useFile(file, draft, vocabulary);
  const { source, schema, jsonSchema, values, body, errorReport, hasChanges, problems } = editor;
  const [name, setName] = useState<string>();
  const [question, setQuestion] = useState<{
    key: keyof typeof questions;
    onConfirm: () => void;
  }>();
  const [isRetiring, setRetiring] = useState(false);
  const ask = (key: keyof typeof questions, onConfirm: () => void) =>
    setQuestion({ key, onConfirm });
  const page = source?.page;

  useEffect(() => {
    onUnsavedChange(hasChanges);
    return () => onUnsavedChange(false);
  }, [hasChanges, onUnsavedChange]);
  useEffect(() => {
    if (page) onPageChange(page);
  }, [page, onPageChange]);

  const isOpen = source !== undefined;
  useEffect(() => {
    if (isOpen && field) void focusField(field);
  }, [isOpen, field]);

  if (!source || !schema) return errorReport ? <ErrorSummary {...errorReport} /> : null;
  const isArticle = source.kind !== 'facts';
  const headline = String(getValue(values, ['title']) ?? '');
  const fileName = name ?? draft?.nameField.choices?.[0] ?? (headline && slug(headline));
  const path = draft ? `${draft.folder}/${fileName || '…'}.md` : file;
  const isUnreviewed =
    isArticle &&
    getValue(source.data, ['draft']) === 'true' &&
    getValue(values, ['draft']) !== 'true' &&
    !getValue(values, ['reviewer']);

  async function save() {
    const savedFile = await editor.save(path);
    if (!savedFile) return;
    onSaved();
    if (!draft) return;
    onCreated(savedFile.file);
    location.hash = savedFile.file;
  }
  const saveOrAsk = () => (isUnreviewed ? ask('publish', () => void save()) : void save());

  const retire = (to: string | null) =>
    void editor.retire(to, () => {
      onSaved();
      onPageChange(to ?? '/');
      location.hash = 'changes';
    });

  const showSavedVersion = () => {
    editor.discard();
    onSaved();
  };

  const articleField = isArticle && (
    <ArticleField value={body} onChange={editor.setBody} problems={problems} />
  );
  const state = {
    values,
    articleField,
    isPlaceholder: (placeholder: Path) =>
      source.placeholders.some((other) => deepEquals(other, placeholder)) &&
      deepEquals(getValue(values, placeholder), getValue(source.data, placeholder)),
    confirm: hasChanges
      ? undefined
      : (placeholder: Path) =>
          ask('placeholder', () => void editor.confirm(placeholder).then(onSaved)),
  };

  return (
    <form
      className={`stack ${styles.fileForm}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saveOrAsk();
      }}
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        saveOrAsk();
      }}
    >
      <header className={styles.header}>
        <div>
          <h2>{draft ? 'New article' : (title ?? file)}</h2>
          <p className="meta labels">
            content/{path}
            <span role="status" className={styles.status} data-unsaved={hasChanges}>
              {editor.status}
            </span>
          </p>
        </div>
        <div className="labels">
          {isArticle && !draft && !hasChanges && (
            <Button onClick={() => setRetiring(true)}>Retire</Button>
          )}
          {hasChanges && <Button onClick={() => ask('discard', editor.discard)}>Discard</Button>}
          {!hasChanges && editor.keptWork && !editor.isWorkOffered && (
            <Button onClick={editor.bringBack}>Bring it back</Button>
          )}
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
      {isRetiring && (
        <RetireDialog
          publicPage={source.publicPage}
          onClose={() => setRetiring(false)}
          onRetire={retire}
        />
      )}
      {question && (
        <ConfirmDialog
          {...questions[question.key]}
          onClose={() => setQuestion(undefined)}
          onConfirm={question.onConfirm}
        />
      )}
      {errorReport && (
        <ErrorSummary key={`error ${editor.errorCount}`} {...errorReport} openFile={path} />
      )}
      {editor.keptWork && editor.isWorkOffered ? (
        <section className={styles.notice} aria-label="Unsaved changes">
          <p>
            You have unsaved changes from {formatTime(editor.keptWork.time)}.{' '}
            {editor.keptWork.version !== source.version &&
              'The file has changed since then. If you continue and save, your version replaces the newer one.'}
          </p>
          <div className="labels">
            <Button variant="primary" onClick={editor.bringBack}>
              Continue
            </Button>
            <Button onClick={editor.discard}>Discard</Button>
          </div>
        </section>
      ) : (
        <>
          {draft && (
            <Field id="file-name" {...draft.nameField} value={fileName} onChange={setName} />
          )}
          <ContentForm
            key={editor.openCount}
            schema={schema}
            jsonSchema={jsonSchema}
            state={state}
            problems={problems}
            onChange={editor.setValues}
            onLeave={editor.leaveField}
          />
          {!draft && !hasChanges && <EarlierVersions file={file} onChange={showSavedVersion} />}
        </>
      )}
    </form>
  );
}
