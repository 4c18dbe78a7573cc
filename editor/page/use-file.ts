import { deepEquals } from '@rjsf/utils';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Opened, Path, Refusal, Vocabulary } from '#editor/contract.ts';
import { schemaOf } from '#editor/schemas.ts';
import { ask, reasonOf } from './ask.ts';
import { problemsIn } from './form/validator.ts';
import type { Draft } from './new-article.ts';

/** A file and what was made of it. */
interface Edited {
  source: Opened | undefined;
  values: unknown;
  body: string;
}

const asOpened = (source: Opened): Edited => ({
  source,
  values: source.data,
  body: source.body ?? '',
});

/** The state of a file that is being edited. */
export function useFile(file: string, draft: Draft | undefined, vocabulary: Vocabulary) {
  const [edited, setEdited] = useState<Edited>(
    draft ? asOpened(draft.source) : { source: undefined, values: undefined, body: '' },
  );
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempts, setAttempts] = useState(0);
  const [state, setState] = useState<'saving' | 'saved'>();
  const [openings, setOpenings] = useState(0);
  const { source, values, body } = edited;
  const version = source?.version ?? null;

  const take = (opened: Opened) => {
    setEdited(asOpened(opened));
    setRefusal(undefined);
    setState(undefined);
    setOpenings((count) => count + 1);
  };
  const refuse = (reason: Refusal) => {
    setRefusal(reason);
    setAttempts((count) => count + 1);
  };
  const fail = (error: unknown) => refuse(reasonOf(error));

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; another file is another view
  useEffect(() => {
    if (!draft) ask('open', { file }).then(take, fail);
  }, []);

  const schema = useMemo(
    () => source && schemaOf(source.file, source.kind, vocabulary),
    [source, vocabulary],
  );
  const hasChanges =
    source !== undefined && (!deepEquals(values, source.data) || body !== (source.body ?? ''));

  const takeUnlessEdited = useEffectEvent((opened: Opened, before: Edited) => {
    if (edited !== before) return;
    if (opened.version === version) setRefusal(undefined);
    else take(opened);
  });

  // The file may have been changed in another tab or a text editor.
  useEffect(() => {
    if (draft || hasChanges) return;
    const look = () =>
      ask('open', { file }).then((opened) => takeUnlessEdited(opened, edited), fail);
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  });

  /** The problems that the schema alone can see. */
  function schemaRefusal(now: unknown): Refusal | undefined {
    const problems = schema ? problemsIn(schema, now) : [];
    if (problems.length === 0) return undefined;
    const count = problems.length === 1 ? 'One field needs' : `${problems.length} fields need`;
    return {
      message: `Nothing was saved yet. ${count} a correction first.`,
      problems: problems.map((problem) => ({ ...problem, file: '', line: 0 })),
    };
  }

  function change(now: Pick<Edited, 'values' | 'body'>) {
    setEdited({ source, ...now });
    // After a refusal, each problem goes away as it is corrected.
    if (refusal) setRefusal(schemaRefusal(now.values));
  }

  async function save(name: string): Promise<Opened | undefined> {
    if (!schema || state === 'saving') return undefined;
    const problems = schemaRefusal(values);
    if (problems) {
      refuse(problems);
      return undefined;
    }
    setState('saving');
    try {
      const text = source?.kind === 'facts' ? {} : { body };
      const opened = await ask('save', { file: name, version, data: values, ...text });
      // Changes made while saving stay, and are not saved yet.
      setEdited((now) => (now === edited ? asOpened(opened) : { ...now, source: opened }));
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
    /** How often something was refused. */
    attempts,
    /** How often the file was opened: a form remembers what it showed first. */
    openings,
    hasChanges,
    state,
    change: (now: unknown) => change({ values: now, body }),
    changeBody: (text: string) => change({ values, body: text }),
    save,
    /** Goes back to the file, which may be newer than what was opened. */
    discard: () => {
      if (source) take(source);
      if (!draft) ask('open', { file }).then(take, fail);
    },
    confirm: (path: Path) => ask('confirm', { file, version, path }).then(take, fail),
    /** Whether the article was retired. */
    retire: (to: string | null): Promise<boolean> =>
      ask('retire', { file, version, to }).then(
        () => true,
        (error) => {
          fail(error);
          return false;
        },
      ),
  };
}
