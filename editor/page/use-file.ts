import { deepEquals } from '@rjsf/utils';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ErrorReport, OpenedFile, Path, Vocabulary } from '#editor/contract.ts';
import { getSchema } from '#editor/schemas.ts';
import { callApi, toErrorReport } from './call-api.ts';
import { findProblems } from './form/validator.ts';
import type { Draft } from './new-article.ts';

interface EditState {
  source: OpenedFile | undefined;
  values: unknown;
  body: string;
}

const createEditState = (source: OpenedFile): EditState => ({
  source,
  values: source.data,
  body: source.body ?? '',
});

export function useFile(file: string, draft: Draft | undefined, vocabulary: Vocabulary) {
  const [editState, setEditState] = useState<EditState>(
    draft ? createEditState(draft.source) : { source: undefined, values: undefined, body: '' },
  );
  const [errorReport, setErrorReport] = useState<ErrorReport>();
  const [errorCount, setErrorCount] = useState(0);
  const [saveState, setSaveState] = useState<'saving' | 'saved'>();
  const [openCount, setOpenCount] = useState(0);
  const { source, values, body } = editState;
  const version = source?.version ?? null;

  const showFile = (newFile: OpenedFile) => {
    setEditState(createEditState(newFile));
    setErrorReport(undefined);
    setSaveState(undefined);
    setOpenCount((count) => count + 1);
  };
  const showErrorReport = (report: ErrorReport) => {
    setErrorReport(report);
    setErrorCount((count) => count + 1);
  };
  const showError = (error: unknown) => showErrorReport(toErrorReport(error));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each file has its own component, so open it once
  useEffect(() => {
    if (!draft) callApi('open', { file }).then(showFile, showError);
  }, []);

  const schema = useMemo(
    () => source && getSchema(source.file, source.kind, vocabulary),
    [source, vocabulary],
  );
  const hasChanges =
    source !== undefined && (!deepEquals(values, source.data) || body !== (source.body ?? ''));

  const showUnlessEdited = useEffectEvent((newFile: OpenedFile, oldState: EditState) => {
    if (editState !== oldState) return;
    if (newFile.version === version) setErrorReport(undefined);
    else showFile(newFile);
  });

  // The file may have been changed in another tab or a text editor.
  useEffect(() => {
    if (draft || hasChanges) return;
    const reload = () =>
      callApi('open', { file }).then((newFile) => showUnlessEdited(newFile, editState), showError);
    addEventListener('focus', reload);
    return () => removeEventListener('focus', reload);
  });

  function validate(data: unknown): ErrorReport | undefined {
    const problems = schema ? findProblems(schema, data) : [];
    if (problems.length === 0) return undefined;
    const count = problems.length === 1 ? 'one field' : `${problems.length} fields`;
    return {
      message: `Nothing was saved. Correct ${count} first.`,
      problems: problems.map((problem) => ({ ...problem, file: '', line: 0 })),
    };
  }

  function applyEdits(edits: Pick<EditState, 'values' | 'body'>) {
    setEditState({ source, ...edits });
    // After a failed save, each problem disappears as it's corrected.
    if (errorReport) setErrorReport(validate(edits.values));
  }

  async function save(name: string): Promise<OpenedFile | undefined> {
    if (!schema || saveState === 'saving') return undefined;
    const report = validate(values);
    if (report) {
      showErrorReport(report);
      return undefined;
    }
    setSaveState('saving');
    try {
      const bodyField = source?.kind === 'facts' ? {} : { body };
      const newFile = await callApi('save', { file: name, version, data: values, ...bodyField });
      // Keep edits made while saving.
      setEditState((state) =>
        state === editState ? createEditState(newFile) : { ...state, source: newFile },
      );
      setErrorReport(undefined);
      setSaveState('saved');
      return newFile;
    } catch (error) {
      setSaveState(undefined);
      showError(error);
      return undefined;
    }
  }

  return {
    source,
    schema,
    values,
    body,
    errorReport,
    errorCount,
    /** The form shows a reloaded file only if its key changes. */
    openCount,
    hasChanges,
    saveState,
    setValues: (data: unknown) => applyEdits({ values: data, body }),
    setBody: (text: string) => applyEdits({ values, body: text }),
    save,
    /** Also reloads the file, which may have changed on disk. */
    discard: () => {
      if (source) showFile(source);
      if (!draft) callApi('open', { file }).then(showFile, showError);
    },
    confirm: (path: Path) => callApi('confirm', { file, version, path }).then(showFile, showError),
    retire: (to: string | null): Promise<boolean> =>
      callApi('retire', { file, version, to }).then(
        () => true,
        (error) => {
          showError(error);
          return false;
        },
      ),
  };
}
