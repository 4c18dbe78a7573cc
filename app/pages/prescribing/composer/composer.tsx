import { type FormEvent, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { useEarlyInput } from '#app/browser/use-early-input.ts';
import { Button } from '#app/components/controls/button.tsx';
import css from '#app/pages/prescribing/composer/composer.module.css';
import { entriesIn, loadEntries, saveEntries } from '#app/pages/prescribing/composer/entries.ts';
import { ComposerFields } from '#app/pages/prescribing/composer/fields.tsx';
import { WrittenTexts } from '#app/pages/prescribing/composer/written.tsx';
import { formulaParams, mostRows } from '#library/prescription/entries.ts';
import { problemsIn } from '#library/prescription/problems.ts';
import type { ContactWords } from '#library/schema/pages/contact.ts';
import type { ComposerWords } from '#library/schema/pages/prescribing.ts';

export interface ComposerProps {
  words: ComposerWords;
  copy: ContactWords['copy'];
  /** Initial entries, from a link to a formula or from a posted form. */
  query: string;
  addresses: { page: string; sheet: string };
}

/**
 * The fields are uncontrolled. Every change reads the whole form with the parser that the server uses.
 * Entries stay in the tab's session storage and out of the URL.
 */
export function Composer({ words, copy, query, addresses }: ComposerProps) {
  const [start, setStart] = useState({ query });
  const [typed, setTyped] = useState(query);
  const [cleared, setCleared] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const shownStart = useRef(start);
  const entries = entriesIn(typed, words);
  const rows = entries.actives.length;
  const problems = problemsIn(entries, words.checks);

  function show(next: string) {
    saveEntries(next);
    setStart({ query: next });
    setTyped(next);
  }

  // Fields pick up new default values only on reset.
  useLayoutEffect(() => {
    if (shownStart.current !== start) form.current?.reset();
    shownStart.current = start;
  }, [start]);

  // Restore entries that a reload or Back would lose.
  useEarlyInput(form, (element) => {
    const early = paramsOf(element);
    const isPosted = query !== '' && location.search === '';
    // Otherwise a reload would ask to resubmit the form.
    if (isPosted) history.replaceState(history.state, '', location.href);
    const saved = isPosted ? undefined : loadEntries();
    if (saved === undefined) {
      if (isPosted) saveEntries(String(early));
      setTyped(String(early));
      return;
    }
    const params = new URLSearchParams(saved);
    for (const [name, text] of early) {
      if (name === 'rows' || text === '') continue;
      if (name !== 'without') params.set(name, text);
      else if (!params.has(name, text)) params.append(name, text);
    }
    show(String(params));
  });

  function follow() {
    if (!form.current) return;
    const next = String(paramsOf(form.current));
    saveEntries(next);
    setCleared(undefined);
    // Show the keystroke first and update the texts when there is time.
    startTransition(() => setTyped(next));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const sent = event.nativeEvent;
    const submitter = sent instanceof SubmitEvent ? sent.submitter : null;
    // The browser posts the entries to the fax sheet.
    if (submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    const name = submitter?.getAttribute('name');
    if (name === 'clear') {
      setCleared(cleared === undefined ? String(paramsOf(event.currentTarget)) : undefined);
      show(cleared ?? '');
    } else if (name === 'add') {
      const params = paramsOf(event.currentTarget);
      params.set('rows', String(rows + 1));
      saveEntries(String(params));
      setTyped(String(params));
      // After React has rendered the new row.
      requestAnimationFrame(() => document.getElementById(`active-${rows + 1}`)?.focus());
    } else document.getElementById('written')?.focus();
  }

  return (
    <div className={`wide-split seven-five ${css.composer}`}>
      <form
        ref={form}
        className={`stack screen-only ${css.form}`}
        method="post"
        action={`${addresses.page}#written`}
        autoComplete="off"
        noValidate
        aria-label={words.title}
        onInput={follow}
        onSubmit={submit}
      >
        {/* Enter activates the first button of a form, which must not be the one that adds a row. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="rows" value={rows} />
        <ComposerFields
          words={words}
          answer={entriesIn(start.query, words)}
          rows={rows}
          problems={problems}
        >
          {rows < mostRows && (
            <Button type="submit" variant="secondary" size="small" name="add" value="row">
              {words.add}
            </Button>
          )}
        </ComposerFields>
        <p className="acts">
          <Button type="submit">{words.write}</Button>
          <Button type="submit" variant="secondary" formAction={addresses.sheet}>
            {words.sheet}
          </Button>
          <a className={css.other} href={addresses.sheet}>
            {words.blank}
          </a>
          <Button type="submit" variant="secondary" size="small" name="clear" value="all">
            {cleared === undefined ? words.again : words.undo}
          </Button>
          <span role="status">{cleared !== undefined && words.cleared}</span>
        </p>
      </form>
      <WrittenTexts
        words={words}
        copy={copy}
        entries={entries}
        problems={problems}
        link={`${addresses.page}?${formulaParams(new URLSearchParams(typed))}`}
      />
    </div>
  );
}

function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) params.append(name, String(value));
  return params;
}
