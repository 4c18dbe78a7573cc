import { deepEquals } from '@rjsf/utils';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Opened, Path, Refusal, Vocabulary } from '#editor/contract.ts';
import { schemaOf } from '#editor/schema-of.ts';
import { ask, reasonOf } from './ask.ts';
import { formShape, inOrder } from './form/json-schema.ts';
import { problemsIn } from './form/validator.ts';
import type { Draft } from './new-article.ts';

/** A file as it was opened; a new one has no version yet. */
type Source = Omit<Opened, 'version'> & { version: string | null };

/** A file and what was made of it. */
interface Edited {
  source: Source | undefined;
  values: unknown;
  body: string;
}

const asOpened = (source: Source): Edited => ({
  source,
  values: source.data,
  body: source.body ?? '',
});

const fresh = ({ kind, data }: Draft): Source => ({
  file: '',
  kind,
  version: null,
  data,
  body: '',
  marks: [],
  page: kind === 'post' ? '/blog' : '/learn',
});

const notYet = (count: number) =>
  `Nothing was saved yet. ${count === 1 ? 'One field needs' : `${count} fields need`} a correction first.`;

/** A file that is being edited: what it holds, what was changed, and the ways to keep it. */
export function useFile(file: string, draft: Draft | undefined, vocabulary: Vocabulary) {
  const [edited, setEdited] = useState<Edited>(
    draft ? asOpened(fresh(draft)) : { source: undefined, values: undefined, body: '' },
  );
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempts, setAttempts] = useState(0);
  const [state, setState] = useState<'saving' | 'saved'>();
  const [openings, setOpenings] = useState(0);
  const { source, values, body } = edited;

  const take = (opened: Source) => {
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
    if (opened.version === source?.version) setRefusal(undefined);
    else take(opened);
  });

  // Somebody may have changed the file meanwhile, in another tab or a text editor.
  useEffect(() => {
    if (draft || hasChanges) return;
    const look = () =>
      ask('open', { file }).then((opened) => takeUnlessEdited(opened, edited), fail);
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  });

  /** What the form alone can see, in the words of the site. */
  const ownProblems = (now: unknown) =>
    (schema ? problemsIn(schema, now) : []).map((problem) => ({ ...problem, file: '', line: 0 }));

  function change(now: Pick<Edited, 'values' | 'body'>) {
    setEdited({ source, ...now });
    // Once there were mistakes, each goes away as it is mended.
    if (!refusal) return;
    const problems = ownProblems(now.values);
    setRefusal(problems.length > 0 ? { message: notYet(problems.length), problems } : undefined);
  }

  async function save(name: string): Promise<Opened | undefined> {
    if (!schema || state === 'saving') return undefined;
    const problems = ownProblems(values);
    if (problems.length > 0) {
      refuse({ message: notYet(problems.length), problems });
      return undefined;
    }
    setState('saving');
    try {
      const opened = await ask('save', {
        file: name,
        version: source?.version ?? null,
        data: inOrder(formShape(schema), values),
        ...(source?.kind !== 'facts' && { body }),
      });
      // What was typed meanwhile stays, and is not saved yet.
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
    /** How often it was opened: a form remembers what it showed first. */
    openings,
    hasChanges,
    state,
    change: (now: unknown) => change({ values: now, body }),
    changeBody: (text: string) => change({ values, body: text }),
    save,
    /** Back to what stands in the file now, which may be newer than what was opened. */
    discard: () => {
      if (source) take(source);
      if (!draft) ask('open', { file }).then(take, fail);
    },
    confirm: (path: Path) =>
      ask('confirm', { file, version: source?.version ?? null, path }).then(take, fail),
    retire: (to: string | null) => ask('retire', { file, version: source?.version ?? null, to }),
    fail,
  };
}
