import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { PlainInlines } from '#app/article/inline/plain-inlines.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ButtonLink } from '#app/components/controls/button.tsx';
import { EmptyState } from '#app/components/empty-state.tsx';
import { SearchForm } from '#app/components/search/search-form.tsx';
import { useQuery } from '#app/components/search/url-state.ts';
import { useLatest } from '#app/components/search/use-latest.ts';
import css from '#app/pages/search/find.module.css';
import { Results } from '#app/pages/search/results.tsx';
import { noAnswer, type ServerAnswer, useFound } from '#app/pages/search/use-found.ts';
import { resultLine } from '#library/blog/search.ts';
import { fillIn } from '#library/fill-in.ts';
import type { FindWords } from '#library/schema/pages/search.ts';

const nothing = { text: '', ...noAnswer };

/** The field, and what it finds. Without script it is a form, and the server answers it. */
export function Find({ words, answer }: { words: FindWords; answer: ServerAnswer }) {
  const { query, typed, setQuery, typeText } = useQuery({ text: answer.text, category: '' });
  const [isTyping, setTyping] = useState(false);
  // A key shows in the field at once, and what it finds when there is time: the next key goes first.
  const text = useDeferredValue(useAfterPause(query.text));
  const { result, needsServer } = useFound(text, answer, isTyping);
  const shown = useLatest(result && { ...result, text }, nothing);
  const type = (next: string) => {
    setTyping(true);
    typeText(next);
  };
  const input = useRef<HTMLInputElement>(null);
  // What was typed before script took over is in the field and nowhere else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when script takes over.
  useEffect(() => {
    const early = input.current?.value ?? '';
    if (early !== typed) type(early);
  }, []);
  return (
    <>
      <SearchForm
        id="q"
        {...words.field}
        className={css.form}
        input={{
          ref: input,
          value: typed,
          onChange: (event) => type(event.target.value),
          // Whoever came to an empty field came to type.
          autoFocus: answer.text === '',
        }}
        onSubmit={(event) => {
          if (needsServer) return;
          event.preventDefault();
          setQuery(query);
        }}
      />
      <div className={css.answer}>
        <div aria-live="polite">
          {shown.pinned.map(({ text, language }) => (
            <p key={JSON.stringify(text)} className={css.pinned} lang={language}>
              <PlainInlines nodes={text} />
            </p>
          ))}
        </div>
        <p className={classNames('meta', css.found)} role="status">
          {shown.found.length > 0 && (
            <span>{resultLine(shown.found.length, shown.text, words.results)}</span>
          )}
          {shown.text !== '' && shown.found.length === 0 && (
            <span className="visually-hidden">
              {fillIn(words.none.title, { query: shown.text })}
            </span>
          )}
        </p>
        {shown.found.length > 0 && <Results found={shown.found} words={words.results} />}
        {shown.text !== '' && shown.found.length === 0 && (
          <EmptyState title={fillIn(words.none.title, { query: shown.text })}>
            <p className={css.none}>
              <PlainInlines nodes={words.none.text} />
            </p>
            <ButtonLink variant="secondary" to={words.none.link.to}>
              {words.none.link.label}
            </ButtonLink>
          </EmptyState>
        )}
        {shown.found.length === 0 && <Often {...words.often} />}
      </div>
    </>
  );
}

function Often({ title, links }: FindWords['often']) {
  return (
    <nav className={css.often} aria-labelledby="often">
      <h2 id="often">{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Longer than from key to key of somebody who types, shorter than they would notice at the end. */
const pauseMilliseconds = 150;

function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
