import { deepEquals } from '@rjsf/utils';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { OpenedFile, Path, Refusal, Vocabulary } from '#editor/contract.ts';
import { schemaOf } from '#editor/schemas.ts';
import { callApi, toRefusal } from './call-api.ts';
import { findProblems } from './form/validator.ts';
import type { Draft } from './new-article.ts';

/** A file with unsaved edits. */
interface Edited {
  source: OpenedFile | undefined;
  values: unknown;
  body: string;
}

const withoutEdits = (source: OpenedFile): Edited => ({
  source,
  values: source.data,
  body: source.body ?? '',
});

/** The state of a file that is being edited. */
export function useFile(file: string, draft: Draft | undefined, vocabulary: Vocabulary) {
  const [edited, setEdited] = useState<Edited>(
    draft ? withoutEdits(draft.source) : { source: undefined, values: undefined, body: '' },
  );
  const [refusal, setRefusal] = useState<Refusal>();
  const [refusalCount, setRefusalCount] = useState(0);
  const [state, setState] = useState<'saving' | 'saved'>();
  const [openCount, setOpenCount] = useState(0);
  const { source, values, body } = edited;
  const version = source?.version ?? null;

  const show = (opened: OpenedFile) => {
    setEdited(withoutEdits(opened));
    setRefusal(undefined);
    setState(undefined);
    setOpenCount((count) => count + 1);
  };
  const showRefusal = (reason: Refusal) => {
    setRefusal(reason);
    setRefusalCount((count) => count + 1);
  };
  const fail = (error: unknown) => showRefusal(toRefusal(error));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each file has its own component, so open it once
  useEffect(() => {
    if (!draft) callApi('open', { file }).then(show, fail);
  }, []);

  const schema = useMemo(
    () => source && schemaOf(source.file, source.kind, vocabulary),
    [source, vocabulary],
  );
  const hasChanges =
    source !== undefined && (!deepEquals(values, source.data) || body !== (source.body ?? ''));

  const showUnlessEdited = useEffectEvent((opened: OpenedFile, before: Edited) => {
    if (edited !== before) return;
    if (opened.version === version) setRefusal(undefined);
    else show(opened);
  });

  // The file may have been changed in another tab or a text editor.
  useEffect(() => {
    if (draft || hasChanges) return;
    const reload = () =>
      callApi('open', { file }).then((opened) => showUnlessEdited(opened, edited), fail);
    addEventListener('focus', reload);
    return () => removeEventListener('focus', reload);
  });

  /** The problems that the schema finds without the server. */
  function schemaRefusal(data: unknown): Refusal | undefined {
    const problems = schema ? findProblems(schema, data) : [];
    if (problems.length === 0) return undefined;
    const count = problems.length === 1 ? 'One field needs' : `${problems.length} fields need`;
    return {
      message: `Nothing was saved. ${count} a correction first.`,
      problems: problems.map((problem) => ({ ...problem, file: '', line: 0 })),
    };
  }

  function change(edits: Pick<Edited, 'values' | 'body'>) {
    setEdited({ source, ...edits });
    // After a refusal, each problem disappears as it is corrected.
    if (refusal) setRefusal(schemaRefusal(edits.values));
  }

  async function save(name: string): Promise<OpenedFile | undefined> {
    if (!schema || state === 'saving') return undefined;
    const problems = schemaRefusal(values);
    if (problems) {
      showRefusal(problems);
      return undefined;
    }
    setState('saving');
    try {
      const text = source?.kind === 'facts' ? {} : { body };
      const opened = await callApi('save', { file: name, version, data: values, ...text });
      // Keep edits made while saving.
      setEdited((latest) =>
        latest === edited ? withoutEdits(opened) : { ...latest, source: opened },
      );
      setRefusal(undefined);
      setState('saved');
      return opened;
    } catch (error) {
      setState(undefined);
      fail(error);
      return undefined;
    }
  }

  return {
    source,
    schema,
    values,
    body,
    refusal,
    /** How many times a request was refused. */
    refusalCount,
    /** How many times the file was loaded. A form needs a new key to show other values. */
    openCount,
    hasChanges,
    state,
    change: (data: unknown) => change({ values: data, body }),
    changeBody: (text: string) => change({ values, body: text }),
    save,
    /** Drops the edits and loads the file again, which may have changed. */
    discard: () => {
      if (source) show(source);
      if (!draft) callApi('open', { file }).then(show, fail);
    },
    confirm: (path: Path) => callApi('confirm', { file, version, path }).then(show, fail),
    /** Resolves to whether the article was retired. */
    retire: (to: string | null): Promise<boolean> =>
      callApi('retire', { file, version, to }).then(
        () => true,
        (error) => {
          fail(error);
          return false;
        },
      ),
  };
}
