import { type FormEvent, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { useEarlyInput } from '#app/browser/use-early-input.ts';
import { Button } from '#app/components/controls/button.tsx';
import css from '#app/pages/prescribing/composer/composer.module.css';
import { loadEntries, parseEntries, saveEntries } from '#app/pages/prescribing/composer/entries.ts';
import { ComposerFields } from '#app/pages/prescribing/composer/fields.tsx';
import { GeneratedTexts } from '#app/pages/prescribing/composer/generated-texts.tsx';
import { formulaParams, maxRows } from '#library/prescription/entries.ts';
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
 * The fields are uncontrolled. Every change reads the whole form with the server's parser. Entries
 * stay in the tab's session storage and out of the URL.
 */
export function Composer({ words, copy, query, addresses }: ComposerProps) {
  const [defaults, setDefaults] = useState({ query });
  const [formQuery, setFormQuery] = useState(query);
  const [undoQuery, setUndoQuery] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const appliedDefaults = useRef(defaults);
  const entries = parseEntries(formQuery, words);
  const rows = entries.actives.length;
  const problems = problemsIn(entries, words.checks);

  function replaceEntries(next: string) {
    saveEntries(next);
    setDefaults({ query: next });
    setFormQuery(next);
  }

  // Fields pick up new default values only on reset.
  useLayoutEffect(() => {
    if (appliedDefaults.current !== defaults) form.current?.reset();
    appliedDefaults.current = defaults;
  }, [defaults]);

  // Restore entries that a reload or Back would lose.
  useEarlyInput(form, (element) => {
    const earlyParams = readForm(element);
    const isPosted = query !== '' && location.search === '';
    // Otherwise a reload would ask to resubmit the form.
    if (isPosted) history.replaceState(history.state, '', location.href);
    const saved = isPosted ? undefined : loadEntries();
    if (saved === undefined) {
      if (isPosted) saveEntries(String(earlyParams));
      setFormQuery(String(earlyParams));
      return;
    }
    const params = new URLSearchParams(saved);
    for (const [name, text] of earlyParams) {
      if (name === 'rows' || text === '') continue;
      if (name !== 'without') params.set(name, text);
      else if (!params.has(name, text)) params.append(name, text);
    }
    replaceEntries(String(params));
  });

  function handleInput() {
    if (!form.current) return;
    const next = String(readForm(form.current));
    saveEntries(next);
    setUndoQuery(undefined);
    // Show the keystroke first and update the texts when there is time.
    startTransition(() => setFormQuery(next));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const nativeEvent = event.nativeEvent;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    // The browser posts the entries to the fax sheet.
    if (submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    const name = submitter?.getAttribute('name');
    if (name === 'clear') {
      setUndoQuery(undoQuery === undefined ? String(readForm(event.currentTarget)) : undefined);
      replaceEntries(undoQuery ?? '');
    } else if (name === 'add') {
      const params = readForm(event.currentTarget);
      params.set('rows', String(rows + 1));
      saveEntries(String(params));
      setFormQuery(String(params));
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
        onInput={handleInput}
        onSubmit={handleSubmit}
      >
        {/* Enter activates the first button of a form, which must not be the one for rows. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="rows" value={rows} />
        <ComposerFields
          words={words}
          defaults={parseEntries(defaults.query, words)}
          rows={rows}
          problems={problems}
        >
          {rows < maxRows && (
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
            {undoQuery === undefined ? words.again : words.undo}
          </Button>
          <span role="status">{undoQuery !== undefined && words.cleared}</span>
        </p>
      </form>
      <GeneratedTexts
        words={words}
        copy={copy}
        entries={entries}
        problems={problems}
        link={`${addresses.page}?${formulaParams(new URLSearchParams(formQuery))}`}
      />
    </div>
  );
}

function readForm(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) params.append(name, String(value));
  return params;
}
