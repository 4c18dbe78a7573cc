import { deepEquals } from '@rjsf/utils';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type {
  ErrorReport,
  LocatedProblem,
  OpenedFile,
  Path,
  Vocabulary,
} from '#editor/contract.ts';
import { getValue } from '#editor/files/data.ts';
import { getSchema } from '#editor/schemas.ts';
import { callApi, toErrorReport } from './call-api.ts';
import { toFieldId } from './form/context.ts';
import { labelMessage, nameNewEntries, toFormSchema } from './form/form-schema.ts';
import { findProblems } from './form/validator.ts';
import type { Draft } from './new-article.ts';
import { keepUnsavedWork, readUnsavedWork, type UnsavedWork } from './unsaved-work.ts';

type Edits = Pick<UnsavedWork, 'values' | 'body'>;
type EditState = Edits & { source: OpenedFile | undefined };

const createEditState = (source: OpenedFile): EditState => ({
  source,
  values: source.data,
  body: source.body ?? '',
});

const keepIntervalMs = 500;

export function useFile(file: string, draft: Draft | undefined, vocabulary: Vocabulary) {
  const [editState, setEditState] = useState<EditState>(
    draft ? createEditState(draft.source) : { source: undefined, values: undefined, body: '' },
  );
  const [errorReport, setErrorReport] = useState<ErrorReport>();
  const [errorCount, setErrorCount] = useState(0);
  const [fieldProblems, setFieldProblems] = useState<LocatedProblem[]>([]);
  const [leftField, setLeftField] = useState<{ id: string }>();
  const [saveState, setSaveState] = useState<'Saving…' | 'Saved' | ''>('');
  const [openCount, setOpenCount] = useState(0);
  const [storedWork, setStoredWork] = useState(() => readUnsavedWork(file));
  const [isWorkOffered, setWorkOffered] = useState(true);
  const keptAt = useRef(0);
  const { source, values, body } = editState;
  const version = source?.version ?? null;

  const showEdits = (state: EditState) => {
    setEditState(state);
    setErrorReport(undefined);
    setFieldProblems([]);
    setSaveState('');
    setOpenCount((count) => count + 1);
  };
  const showFile = (newFile: OpenedFile) => showEdits(createEditState(newFile));
  /** Keeps what was typed or brought back while the file was read again. */
  const replaceUnedited = (newFile: OpenedFile) => {
    if (newFile.version === version) return;
    setEditState((state) =>
      deepEquals(state.values, source?.data) && state.body === (source?.body ?? '')
        ? createEditState(newFile)
        : state,
    );
    setOpenCount((count) => count + 1);
  };
  const showErrorReport = (report: ErrorReport) => {
    setErrorReport(report);
    setErrorCount((count) => count + 1);
  };
  const showError = (error: unknown) => showErrorReport(toErrorReport(error));

  const schema = useMemo(
    () => source && getSchema(source.file, source.kind, vocabulary),
    [source, vocabulary],
  );
  const jsonSchema = useMemo(() => (schema ? toFormSchema(schema) : {}), [schema]);
  const isEdited = (edits: Edits) =>
    source !== undefined &&
    (!deepEquals(edits.values, source.data) || edits.body !== (source.body ?? ''));
  const hasChanges = isEdited(editState);
  // Another tab may have saved the same work.
  const keptWork = storedWork && isEdited(storedWork) ? storedWork : undefined;
  const isWaiting = keptWork !== undefined && isWorkOffered;

  useEffect(() => {
    if (!source || isWaiting) return;
    if (!hasChanges) {
      keepUnsavedWork(file);
      return;
    }
    const work = { version, values, body, time: Date.now() };
    const keep = () => {
      keepUnsavedWork(file, work);
      keptAt.current = Date.now();
    };
    // Also runs during steady typing, but not on every key.
    const timer = setTimeout(keep, Math.max(0, keptAt.current + keepIntervalMs - Date.now()));
    return () => clearTimeout(timer);
  }, [file, source, isWaiting, hasChanges, version, values, body]);

  const showUnlessEdited = useEffectEvent((newFile: OpenedFile) => {
    if (hasChanges) return;
    if (newFile.version !== version) showFile(newFile);
    else if (!errorReport?.isSaved) setErrorReport(undefined);
  });
  const open = useEffectEvent(() => {
    if (!hasChanges) callApi('open', { file }).then(showUnlessEdited, showError);
  });
  const isDraft = draft !== undefined;
  useEffect(() => {
    if (isDraft) return;
    open();
    // The file may have been changed in another tab or a text editor.
    addEventListener('focus', open);
    return () => removeEventListener('focus', open);
  }, [isDraft]);

  const checkValues = (data: unknown): LocatedProblem[] =>
    schema ? findProblems(schema, data).map((item) => ({ ...item, file: '', line: 0 })) : [];

  const checkField = useEffectEvent((id: string) => {
    const ids = [id, ...fieldProblems.map(({ path = [] }) => toFieldId(path))];
    setFieldProblems(checkValues(values).filter(({ path = [] }) => ids.includes(toFieldId(path))));
  });
  useEffect(() => {
    if (leftField) checkField(leftField.id);
  }, [leftField]);

  function applyEdits(edits: Edits) {
    setEditState({ source, ...edits });
    setStoredWork(undefined);
    // Each problem disappears when its text changes. Checking everything on each key is too slow.
    const isUnchanged = ({ path, bodyLine }: LocatedProblem) =>
      path
        ? deepEquals(getValue(values, path), getValue(edits.values, path))
        : !bodyLine || getLine(body, bodyLine) === getLine(edits.body, bodyLine);
    setFieldProblems(fieldProblems.filter(isUnchanged));
    const problems = errorReport?.problems.filter(isUnchanged) ?? [];
    if (!errorReport || problems.length === 0) setErrorReport(undefined);
    else if (problems.length < errorReport.problems.length)
      setErrorReport({ ...errorReport, problems });
  }

  async function save(name: string): Promise<OpenedFile | undefined> {
    if (!schema || saveState === 'Saving…') return undefined;
    const data = nameNewEntries(jsonSchema, values);
    const isSavedAsDraft = source?.kind !== 'facts' && getValue(data, ['draft']) === 'true';
    // A draft can be saved with mistakes, but without its condition, it would become an overview.
    const problems = checkValues(data).filter(
      ({ path }) => !isSavedAsDraft || (source?.kind === 'article' && path?.[0] === 'condition'),
    );
    const sentState = { source, values: data, body };
    if (data !== values) showEdits(sentState);
    else setEditState(sentState);
    if (problems.length > 0) {
      const labeledProblems = problems.map((problem) => ({
        ...problem,
        message: labelMessage(jsonSchema, problem),
      }));
      showErrorReport({
        message: 'Nothing was saved. Correct this first:',
        problems: labeledProblems,
      });
      return undefined;
    }
    setSaveState('Saving…');
    try {
      const bodyField = source?.kind === 'facts' ? {} : { body };
      const newFile = await callApi('save', { file: name, version, data, ...bodyField });
      // Keep edits made while saving.
      setEditState((state) =>
        state === sentState ? createEditState(newFile) : { ...state, source: newFile },
      );
      keepUnsavedWork(file);
      setFieldProblems([]);
      setStoredWork(undefined);
      setSaveState('Saved');
      if (newFile.problems) showErrorReport(describeDraftProblems(newFile.problems));
      else setErrorReport(undefined);
      return newFile;
    } catch (error) {
      setSaveState('');
      showError(error);
      return undefined;
    }
  }

  return {
    source,
    schema,
    jsonSchema,
    values,
    body,
    errorReport,
    errorCount,
    problems: useMemo(
      () => [...(errorReport?.problems ?? []), ...fieldProblems],
      [errorReport, fieldProblems],
    ),
    /** The form shows other values only if its key changes. */
    openCount,
    hasChanges,
    status: hasChanges && saveState !== 'Saving…' ? 'Not saved' : saveState,
    setValues: (data: unknown) => applyEdits({ values: data, body }),
    setBody: (text: string) => applyEdits({ values, body: text }),
    leaveField: (id: string) => setLeftField({ id }),
    save,
    /** What was typed before a crash, or what was discarded. */
    keptWork,
    isWorkOffered,
    bringBack: () => {
      if (keptWork) showEdits({ source, values: keptWork.values, body: keptWork.body });
      setStoredWork(undefined);
      setWorkOffered(false);
    },
    /** Also reloads the file, which may have changed on disk. */
    discard: () => {
      if (hasChanges) setStoredWork({ version, values, body, time: Date.now() });
      setWorkOffered(false);
      if (source) showFile(source);
      if (!draft) callApi('open', { file }).then(replaceUnedited, showError);
    },
    confirm: (path: Path) => callApi('confirm', { file, version, path }).then(showFile, showError),
    retire: (to: string | null, onRetired: () => void) =>
      callApi('retire', { file, version, to }).then(onRetired, showError),
  };
}

const getLine = (text: string, line: number) => text.split('\n')[line - 1];

const describeDraftProblems = (problems: LocatedProblem[]): ErrorReport => ({
  message: `Saved as a draft. ${problems.length === 1 ? 'One thing' : `${problems.length} things`} to fix before you publish it:`,
  problems,
  isSaved: true,
});
