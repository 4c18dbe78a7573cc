import { type FormEvent, startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { Slots } from '#app/browser/island.tsx';
import { useEarlyInput } from '#app/browser/use-early-input.ts';
import { Button } from '#app/components/controls/button.tsx';
import { showToast } from '#app/components/toasts/toast-messages.ts';
import css from '#app/pages/prescribing/composer/composer.module.css';
import {
  forgetDrafts,
  loadDraft,
  loadOtherDraft,
  parseEntries,
  saveEntries,
} from '#app/pages/prescribing/composer/entries.ts';
import { ComposerFields } from '#app/pages/prescribing/composer/fields.tsx';
import generatedText from '#app/pages/prescribing/composer/generated-text.module.css';
import { GeneratedText } from '#app/pages/prescribing/composer/generated-text.tsx';
import {
  type CallFirst,
  getCallFirstNotes,
  getControlledNotes,
} from '#app/pages/prescribing/composer/problem-messages.ts';
import { fillIn } from '#library/fill-in.ts';
import { compose } from '#library/prescription/compose.ts';
import { formulaParams, maxRows } from '#library/prescription/entries.ts';
import { findProblems } from '#library/prescription/problems.ts';
import type { ContactText } from '#library/schema/pages/contact.ts';
import type { ComposerText } from '#library/schema/pages/prescribing.ts';

export interface ComposerProps {
  text: ComposerText;
  copyText: ContactText['copy'];
  /** The initial entries, from a formula link or a posted form. */
  query: string;
  isPosted: boolean;
  paths: { page: string; sheet: string };
  phoneLink: string;
  callFirst: CallFirst;
  sameActives: readonly (readonly string[])[];
  /** `ids` has our name and numbers in e-prescribing systems, `fax` how to fax it. */
  slots: Slots;
}

/**
 * The fields are uncontrolled: each change parses the whole form, as the server does. Entries are
 * saved in the tab's session storage, so they stay out of the URL.
 */
export function Composer(props: ComposerProps) {
  const { text, copyText, query, isPosted, paths, phoneLink, callFirst, sameActives, slots } =
    props;
  const [defaults, setDefaults] = useState({ query });
  const [formQuery, setFormQuery] = useState(query);
  const [undoQuery, setUndoQuery] = useState<string>();
  const [otherDraft, setOtherDraft] = useState<ReturnType<typeof loadOtherDraft>>();
  const form = useRef<HTMLFormElement>(null);
  const appliedDefaults = useRef(defaults);
  const closeToast = useRef<() => void>(undefined);
  const entries = parseEntries(formQuery, text);
  const rowCount = entries.actives.length;
  const controlledNotes = getControlledNotes(text, entries);
  const callFirstNotes = getCallFirstNotes(text, entries, callFirst);
  const isControlled = controlledNotes.length > 0;
  const formulaInNotes = entries.formulaInNotes && !isControlled;
  const composedTexts = compose({ ...entries, formulaInNotes }, text.text, text.usualLimits);
  const problems = findProblems(entries, text.checks, sameActives, composedTexts);

  function replaceEntries(newQuery: string) {
    setDefaults({ query: newQuery });
    setFormQuery(newQuery);
  }

  const listActives = (draft: string) =>
    parseEntries(draft, text)
      .actives.map(({ name }) => name)
      .filter(Boolean)
      .join(', ');

  // The fields get new default values only when the form is reset.
  useLayoutEffect(() => {
    if (appliedDefaults.current !== defaults) form.current?.reset();
    appliedDefaults.current = defaults;
  }, [defaults]);

  // Restore entries that would be lost on reload or Back.
  useEarlyInput(form, (element) => {
    const earlyParams = readForm(element);
    if (isPosted) {
      // Without this, the browser would ask to resubmit the form on reload.
      history.replaceState(history.state, '', location.href);
      // Someone may press Start over before hydration, which posts an empty form.
      if (query === '') forgetDrafts();
      else saveEntries(String(earlyParams));
    }
    const draft = isPosted ? undefined : loadDraft();
    if (draft) setUrl(draft.search);
    const newOtherDraft = loadOtherDraft();
    setOtherDraft(newOtherDraft);
    if (!draft) {
      setFormQuery(String(earlyParams));
      if (newOtherDraft) closeToast.current = showToast(text.kept);
      return;
    }
    const params = new URLSearchParams(draft.entries);
    const linkParams = new URLSearchParams(query);
    for (const [name, value] of earlyParams) {
      if (name === 'rows' || value === '' || linkParams.has(name, value)) continue;
      if (name !== 'without') params.set(name, value);
      else if (!params.has(name, value)) params.append(name, value);
    }
    saveEntries(String(params));
    replaceEntries(String(params));
    closeToast.current = showToast(text.restored);
  });

  function handleInput() {
    if (!form.current) return;
    const newQuery = String(readForm(form.current));
    saveEntries(newQuery);
    setUndoQuery(undefined);
    startTransition(() => setFormQuery(newQuery));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const nativeEvent = event.nativeEvent;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    // The browser itself posts the entries to the fax sheet.
    if (submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    const name = submitter?.getAttribute('name');
    if (name === 'clear') {
      closeToast.current?.();
      if (undoQuery === undefined) {
        setUndoQuery(String(readForm(event.currentTarget)));
        forgetDrafts();
        setOtherDraft(undefined);
        // Otherwise a reload would fill in the linked formula again.
        setUrl('');
      } else {
        setUndoQuery(undefined);
        saveEntries(undoQuery);
      }
      replaceEntries(undoQuery ?? '');
    } else if (name === 'other' && otherDraft) {
      closeToast.current?.();
      saveEntries(String(readForm(event.currentTarget)));
      setUrl(otherDraft.search);
      saveEntries(otherDraft.entries);
      setUndoQuery(undefined);
      setOtherDraft(loadOtherDraft());
      replaceEntries(otherDraft.entries);
    } else if (name === 'add') {
      const params = readForm(event.currentTarget);
      params.set('rows', String(rowCount + 1));
      saveEntries(String(params));
      setFormQuery(String(params));
      // React hasn't rendered the new row yet.
      requestAnimationFrame(() => document.getElementById(`active-${rowCount + 1}`)?.focus());
    } else if (!submitter?.ariaHidden) {
      // Enter uses the hidden button and keeps the focus in the field, as the text is up to date.
      const heading = document.getElementById('written');
      heading?.focus();
      heading?.scrollIntoView();
    }
  }

  return (
    <div className={`wide-split seven-five ${css.composer}`}>
      <form
        ref={form}
        className={`stack screen-only ${css.form}`}
        method="post"
        action={`${paths.page}#written`}
        autoComplete="off"
        noValidate
        aria-label={text.title}
        onInput={handleInput}
        onSubmit={handleSubmit}
      >
        {/* Enter activates the form's first button, which must not add a row. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="rows" value={rowCount} />
        {otherDraft && (
          <p>
            <Button type="submit" variant="secondary" size="small" name="other" value="draft">
              {fillIn(text.other, {
                actives: listActives(otherDraft.entries) || text.written.empty,
              })}
            </Button>
          </p>
        )}
        <ComposerFields
          text={text}
          defaults={parseEntries(defaults.query, text)}
          rowCount={rowCount}
          problems={problems}
        >
          <div className={css.fullWidth} role="status">
            {[...controlledNotes, ...callFirstNotes].map((note) => (
              <p key={note} className={generatedText.warning}>
                {note} <a href={phoneLink}>{text.send.call}</a>
              </p>
            ))}
          </div>
          {rowCount < maxRows && (
            <Button type="submit" variant="secondary" size="small" name="add" value="row">
              {text.add}
            </Button>
          )}
        </ComposerFields>
        <p className="acts links">
          <Button type="submit" className={css.writeButton}>
            {text.write}
          </Button>
          {!isControlled && (
            <Button type="submit" variant="secondary" formAction={paths.sheet}>
              {text.sheet}
            </Button>
          )}
          <a href={paths.sheet}>{text.blank}</a>
          <Button type="submit" variant="secondary" size="small" name="clear" value="all">
            {undoQuery === undefined ? text.again : text.undo}
          </Button>
          <span role="status">{undoQuery !== undefined && text.cleared}</span>
        </p>
      </form>
      <GeneratedText
        text={text}
        copyText={copyText}
        entries={entries}
        composedTexts={composedTexts}
        problems={problems}
        phoneLink={phoneLink}
        controlledNotes={controlledNotes}
        callFirstNotes={callFirstNotes}
        slots={slots}
        link={`${paths.page}?${formulaParams(new URLSearchParams(formQuery))}#compose`}
      />
    </div>
  );
}

const setUrl = (search: string) =>
  history.replaceState(history.state, '', location.pathname + search + location.hash);

function readForm(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) params.append(name, String(value));
  return params;
}
