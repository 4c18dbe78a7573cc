import { deepEquals } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import type { PlacedProblem, Vocabulary } from '#editor/contract.ts';
import { ArticleText, goToLine } from './article-text.tsx';
import styles from './editor.module.css';
import { FileHead } from './file-head.tsx';
import { ContentForm } from './form/content-form.tsx';
import { valueAt } from './form/context.ts';
import { errorsBy } from './form/validator.ts';
import { NameField } from './name-field.tsx';
import { asName, type Draft } from './new-article.ts';
import { RetireDialog } from './retire-dialog.tsx';
import { ErrorSummary, goToField } from './summary.tsx';
import { useFile } from './use-file.ts';

interface Props {
  file: string;
  /** An article that has no file yet. */
  draft: Draft | undefined;
  vocabulary: Vocabulary;
  title: string | undefined;
  onChanges: (has: boolean) => void;
  onPage: (page: string) => void;
  onSaved: () => void;
}

/** A file as a form; an article with its text below it. */
export function FileView({ file, draft, vocabulary, title, onChanges, onPage, onSaved }: Props) {
  const edited = useFile(file, draft, vocabulary);
  const { source, schema, values, body, refusal, hasChanges } = edited;
  const [name, setName] = useState<string>();
  const [isRetiring, setRetiring] = useState(false);
  const page = source?.page;

  useEffect(() => onChanges(hasChanges), [hasChanges, onChanges]);
  useEffect(() => {
    if (page) onPage(page);
  }, [page, onPage]);

  if (!source || !schema) return refusal ? <ErrorSummary {...refusal} /> : null;
  const isArticle = source.kind !== 'facts';
  const words = String(valueAt(values, ['title']) ?? '');
  const chosenName = name ?? draft?.names?.[0] ?? asName(words);

  async function save() {
    const opened = await edited.save(draft ? `${draft.folder}/${chosenName}.md` : file);
    if (!opened) return;
    onChanges(false);
    onSaved();
    if (draft) location.hash = opened.file;
  }

  async function retire(to: string | null) {
    setRetiring(false);
    try {
      await edited.retire(to);
      onChanges(false);
      onSaved();
      onPage(to ?? '/');
      location.hash = 'changes';
    } catch (error) {
      edited.fail(error);
    }
  }

  const choose = ({ path, bodyLine }: PlacedProblem) => {
    if (path) goToField(['root', ...path].join('_'));
    else if (bodyLine) goToLine(bodyLine);
  };

  return (
    <form
      className={styles.file}
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
      <FileHead
        title={draft ? 'New article' : (title ?? file)}
        file={draft ? `${draft.folder}/${chosenName || '…'}.md` : file}
        hasChanges={hasChanges}
        state={edited.state}
        onDiscard={edited.discard}
        onRetire={isArticle && !draft ? () => setRetiring(true) : undefined}
      />
      <RetireDialog
        isOpen={isRetiring}
        publicPage={source.publicPage}
        onKeep={() => setRetiring(false)}
        onRetire={retire}
      />
      {refusal && (
        <ErrorSummary key={`refusal ${edited.attempts}`} {...refusal} onChoose={choose} />
      )}
      {draft && <NameField names={draft.names} value={chosenName} onChange={setName} />}
      <ContentForm
        key={`form ${edited.openings}`}
        schema={schema}
        values={values}
        errors={errorsBy(refusal?.problems ?? [])}
        context={{
          values,
          isInvented: (path) =>
            source.marks.some((mark) => deepEquals(mark, path)) &&
            deepEquals(valueAt(values, path), valueAt(source.data, path)),
          confirm: hasChanges ? undefined : (path) => edited.confirm(path).then(onSaved),
        }}
        onChange={edited.change}
      />
      {isArticle && (
        <ArticleText value={body} onChange={edited.changeBody} problems={refusal?.problems ?? []} />
      )}
    </form>
  );
}
