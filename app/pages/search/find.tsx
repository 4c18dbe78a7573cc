import { type MouseEvent, useEffect } from 'react';
import care from '#app/article/blocks/care.module.css';
import { PlainInlines } from '#app/article/inline/plain-inlines.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ButtonLink, LinkItems } from '#app/components/controls/button.tsx';
import { EmptyState } from '#app/components/empty-state.tsx';
import { MarkedText } from '#app/components/search/marked-text.tsx';
import { SearchForm } from '#app/components/search/search-form.tsx';
import { type ServerAnswer, useSearch } from '#app/components/search/use-search.ts';
import css from '#app/pages/search/find.module.css';
import { fillIn } from '#library/fill-in.ts';
import { getInlineText } from '#library/markdown/text.ts';
import type { SearchFormText } from '#library/schema/search.ts';
import type { Find as Finder, SearchAnswer, SearchResult } from '#library/search/finder.ts';
import { type SearchIndex, searchIndexPath } from '#library/search/index-file.ts';
import { resultLine, type SearchQuery } from '#library/search/query.ts';

const emptyAnswer = { result: { pinned: [], results: [] }, address: '/search' };

export async function fetchFinder(origin = ''): Promise<Finder> {
  const [response, { createFinder }] = await Promise.all([
    fetch(origin + searchIndexPath),
    import('#library/search/finder.ts'),
  ]);
  if (!response.ok) throw new Error(`Could not load the search index: HTTP ${response.status}.`);
  const index: SearchIndex = await response.json();
  return createFinder(index);
}

async function loadSearch() {
  const find = await fetchFinder();
  return ({ text }: SearchQuery) => find(text);
}

export function Search({
  text,
  answer,
}: {
  text: SearchFormText;
  answer: ServerAnswer<SearchAnswer>;
}) {
  const { input, typedText, query, shown, needsServer, type, search } = useSearch({
    answer,
    empty: emptyAnswer,
    load: loadSearch,
  });
  const { pinned: pinnedAnswers, results } = shown.result;
  const { text: queryText } = shown.query;
  const isSpanish = [...pinnedAnswers, ...results.slice(0, 1)].some(
    ({ language }) => language === 'es',
  );
  const words = isSpanish ? text.spanish : text;
  useEffect(focusOpenedResult, []);
  return (
    <>
      <SearchForm
        id="q"
        {...text.field}
        className={css.form}
        input={{
          ref: input,
          value: typedText,
          onChange: (event) => type(event.target.value),
          autoFocus: answer.query.text === '',
        }}
        onSubmit={(event) => {
          if (needsServer) {
            // If the URL has this query already, the browser would only go to the fragment.
            window.history.replaceState(null, '', emptyAnswer.address);
            return;
          }
          event.preventDefault();
          search({ ...query, text: typedText });
        }}
      />
      <div className={css.searchOutput}>
        <div aria-live="polite">
          {pinnedAnswers.map((pinned) => (
            <PinnedAnswer key={JSON.stringify(pinned.text)} {...pinned} />
          ))}
        </div>
        <p className={css.resultCount} role="status">
          {results.length > 0 && (
            <span lang={isSpanish ? 'es' : undefined}>
              {resultLine(results.length, queryText, words.results)}
            </span>
          )}
          {queryText !== '' && results.length === 0 && (
            <span className="visually-hidden">
              {fillIn(words.none.title, { query: queryText })}
            </span>
          )}
        </p>
        {results.length > 0 && (
          <ol className={`lined ending ${css.results}`}>
            {results.map((page) => (
              <Result key={page.address} {...page} labels={words.results} />
            ))}
          </ol>
        )}
        {queryText !== '' && results.length === 0 && (
          <EmptyState title={fillIn(words.none.title, { query: queryText })}>
            <p>
              <PlainInlines nodes={words.none.text} />
            </p>
            <ButtonLink variant="secondary" to={words.none.link.to}>
              {words.none.link.label}
            </ButtonLink>
          </EmptyState>
        )}
        {results.length === 0 && <PopularLinks {...text.often} />}
      </div>
    </>
  );
}

/** An answer for an emergency has only phone links, and they're repeated as buttons below it. */
function PinnedAnswer({ text: nodes, language }: SearchAnswer['pinned'][number]) {
  const links = nodes.filter((node) => node.type === 'link');
  const isEmergency = links.every(({ href }) => href.startsWith('tel:'));
  return (
    <div className={classNames('stack', css.pinnedAnswer, isEmergency && css.red)} lang={language}>
      <p>
        <PlainInlines nodes={nodes} />
      </p>
      {isEmergency && (
        <p className="acts">
          {links.map(({ href, children }) => (
            <a key={href} href={href} className={classNames(care.emergencyLink, care.red)}>
              {getInlineText(children)}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

function PopularLinks({ title, links }: SearchFormText['often']) {
  return (
    <nav className={css.popular} aria-labelledby="often">
      <h2 id="often" className="display-2">
        {title}
      </h2>
      <ul>
        <LinkItems links={links} />
      </ul>
    </nav>
  );
}

/** If Back loads the page again, the keyboard focus returns to the link that was opened. */
function rememberResult({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  if (link.matches(':focus-visible')) window.history.replaceState(link.getAttribute('href'), '');
}

function focusOpenedResult() {
  const link = document.querySelector<HTMLElement>(`ol.lined a[href="${window.history.state}"]`);
  if (document.activeElement === document.body) link?.focus({ preventScroll: true });
}

type ResultProps = SearchResult & { labels: SearchFormText['results'] };

function Result({ address, page, heading, text, language, otherSections, labels }: ResultProps) {
  return (
    <li className="split">
      <div className={css.resultTitle} lang={language}>
        <h2 className="display-2">
          <a href={address} onClick={rememberResult}>
            {page && (
              <span className="meta">
                {page}
                <span className="visually-hidden">: </span>
              </span>
            )}
            <span>
              <MarkedText segments={heading} />
            </span>
          </a>
        </h2>
      </div>
      <div className={css.resultText}>
        <p className="muted" lang={language}>
          <MarkedText segments={text} />
        </p>
        {otherSections.length > 0 && (
          <ul className="cluster links" aria-label={labels.places}>
            {otherSections.map((section) => (
              <li key={section.address} lang={language}>
                <a href={section.address} onClick={rememberResult}>
                  <MarkedText segments={section.heading} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
