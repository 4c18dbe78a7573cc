import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/controls/button.tsx';
import { choicesOf } from '#app/pages/prescribing/composer/choices.ts';
import css from '#app/pages/prescribing/composer/composer.module.css';
import { ComposerFields } from '#app/pages/prescribing/composer/fields.tsx';
import { WrittenTexts } from '#app/pages/prescribing/composer/written.tsx';
import { mostRows, readEntries } from '#library/prescription/entries.ts';
import { problemsIn } from '#library/prescription/problems.ts';
import type { ContactWords } from '#library/schema/pages/contact.ts';
import type { ComposerWords } from '#library/schema/pages/prescribing.ts';

export interface ComposerProps {
  words: ComposerWords;
  copy: ContactWords['copy'];
  /** What the address of the page holds: nothing, unless the form was sent without script. */
  query: string;
  /** The page itself, and the sheet that takes the same entries. */
  addresses: { page: string; sheet: string };
}

/**
 * The form keeps its entries itself, as any form does; every change is read from it by the rule that
 * reads the address on the server. Nothing of it leaves the page, and its address stays as it is.
 */
export function Composer({ words, copy, query, addresses }: ComposerProps) {
  const [answer] = useState(() => readEntries(new URLSearchParams(query), choicesOf(words)));
  const [entries, setEntries] = useState(answer);
  const form = useRef<HTMLFormElement>(null);
  const rows = entries.actives.length;
  const problems = problemsIn(entries);

  const follow = () => {
    const params = form.current && paramsOf(form.current);
    // A key shows at once, and what it changes when there is time: the next key goes first.
    if (params) startTransition(() => setEntries(readEntries(params, choicesOf(words))));
  };

  // What was typed before the script came.
  useEffect(() => {
    const params = form.current && paramsOf(form.current);
    if (params) setEntries(readEntries(params, choicesOf(words)));
  }, [words]);

  function submit(event: FormEvent<HTMLFormElement>) {
    const sent = event.nativeEvent;
    const submitter = sent instanceof SubmitEvent ? sent.submitter : null;
    if (submitter?.hasAttribute('formaction')) {
      // Its entries now stand in an address anyway; in this one, Back leads to them.
      history.replaceState(null, '', `?${paramsOf(event.currentTarget)}`);
      return;
    }
    event.preventDefault();
    if (submitter?.getAttribute('name') !== 'add') {
      document.getElementById('written')?.focus();
      return;
    }
    const params = paramsOf(event.currentTarget);
    params.set('add', 'row');
    setEntries(readEntries(params, choicesOf(words)));
    // Once the row is there.
    requestAnimationFrame(() => document.getElementById(`active-${rows + 1}`)?.focus());
  }

  return (
    <div className={css.composer}>
      <form
        ref={form}
        className={css.form}
        action={`${addresses.page}#written`}
        autoComplete="off"
        noValidate
        aria-label={words.title}
        onInput={follow}
        onSubmit={submit}
      >
        {/* Enter in a field presses the first button of a form, which must not be the one that adds. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="rows" value={rows} />
        <ComposerFields words={words} answer={answer} rows={rows} problems={problems}>
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
          <a className={css.other} href={addresses.page}>
            {words.again}
          </a>
        </p>
      </form>
      <WrittenTexts words={words} copy={copy} entries={entries} problems={problems} />
    </div>
  );
}

function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) params.append(name, String(value));
  return params;
}
