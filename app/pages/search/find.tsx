import { PlainInlines } from '#app/article/inline/plain-inlines.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ButtonLink } from '#app/components/controls/button.tsx';
import { EmptyState } from '#app/components/empty-state.tsx';
import { MarkedText } from '#app/components/search/marked-text.tsx';
import { SearchForm } from '#app/components/search/search-form.tsx';
import { type ServerAnswer, useSearch } from '#app/components/search/use-search.ts';
import css from '#app/pages/search/find.module.css';
import { fillIn } from '#library/fill-in.ts';
import type { FindWords } from '#library/schema/search.ts';
import type { Find as Finder, SearchAnswer, SearchResult } from '#library/search/finder.ts';
import { type SearchIndex, searchIndexPath } from '#library/search/index-file.ts';
import { resultLine, type SearchQuery } from '#library/search/query.ts';

const empty = { result: { pinned: [], found: [] }, address: '/search' };

/** Loads the site-wide search index and the code that searches it. */
export async function fetchFinder(origin = ''): Promise<Finder> {
  const [response, { createFinder }] = await Promise.all([
    fetch(origin + searchIndexPath),
    import('#library/search/finder.ts'),
  ]);
  if (!response.ok) throw new Error(`Could not load the search index: HTTP ${response.status}.`);
  const index: SearchIndex = await response.json();
  return createFinder(index);
}

async function load() {
  const find = await fetchFinder();
  return ({ text }: SearchQuery) => find(text);
}

/** Search box and results. Without JavaScript, the server handles the form. */
export function Find({ words, answer }: { words: FindWords; answer: ServerAnswer<SearchAnswer> }) {
  const { input, typed, query, shown, needsServer, type, search } = useSearch({
    answer,
    empty,
    load,
  });
  const { pinned, found: results } = shown.result;
  const { text } = shown.query;
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
          autoFocus: answer.query.text === '',
        }}
        onSubmit={(event) => {
          if (needsServer) return;
          event.preventDefault();
          search({ ...query, text: typed });
        }}
      />
      <div className={css.answer}>
        <div aria-live="polite">
          {pinned.map(({ text: line, language }) => (
            <p key={JSON.stringify(line)} className={css.pinned} lang={language}>
              <PlainInlines nodes={line} />
            </p>
          ))}
        </div>
        <p className={classNames('meta', css.count)} role="status">
          {results.length > 0 && <span>{resultLine(results.length, text, words.results)}</span>}
          {text !== '' && results.length === 0 && (
            <span className="visually-hidden">{fillIn(words.none.title, { query: text })}</span>
          )}
        </p>
        {results.length > 0 && (
          <ol className={`lined ${css.results}`}>
            {results.map((page) => (
              <Result key={page.address} {...page} words={words.results} />
            ))}
          </ol>
        )}
        {text !== '' && results.length === 0 && (
          <EmptyState title={fillIn(words.none.title, { query: text })}>
            <p>
              <PlainInlines nodes={words.none.text} />
            </p>
            <ButtonLink variant="secondary" to={words.none.link.to}>
              {words.none.link.label}
            </ButtonLink>
          </EmptyState>
        )}
        {results.length === 0 && <PopularLinks {...words.often} />}
      </div>
    </>
  );
}

function PopularLinks({ title, links }: FindWords['often']) {
  return (
    <nav className={css.popular} aria-labelledby="often">
      <h2 id="often" className="display-2">
        {title}
      </h2>
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

type ResultProps = SearchResult & { words: FindWords['results'] };

function Result({ address, page, heading, text, further, others, words }: ResultProps) {
  return (
    <li className="split">
      <div className={css.title}>
        <h2 className="display-2">
          <a href={address}>
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
      <div className={css.text}>
        <p>
          <MarkedText segments={text} />
        </p>
        {further.length > 0 && (
          <p className="meta">
            {words.mentions}{' '}
            {further.map((word, index) => (
              <span key={word}>
                {index > 0 && <span>, </span>}
                <mark>{word}</mark>
              </span>
            ))}
          </p>
        )}
        {others.length > 0 && (
          <ul className="cluster links" aria-label={words.places}>
            {others.map((section) => (
              <li key={section.address}>
                <a href={section.address}>
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
