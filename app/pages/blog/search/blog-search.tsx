import { type ComponentProps, useMemo } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { Button, ButtonLink } from '#app/components/controls/button.tsx';
import chipCss from '#app/components/controls/chip.module.css';
import fieldCss from '#app/components/controls/field.module.css';
import { EmptyState } from '#app/components/empty-state.tsx';
import { type ServerAnswer, useSearch } from '#app/components/search/use-search.ts';
import css from '#app/pages/blog/blog.module.css';
import { type PostCard, PostCards, toCards } from '#app/pages/blog/post-cards.tsx';
import SearchIcon from '#app/pages/blog/search/search-icon.svg?react';
import { blogIndexPath, type SearchEntry, search as searchEntries } from '#library/blog/search.ts';
import { fillIn } from '#library/fill-in.ts';
import type { FilterText, PagingText, ResultText } from '#library/schema/pages/blog.ts';
import { maxQueryLength, resultLine, type SearchQuery } from '#library/search/query.ts';

interface BlogSearchProps {
  text: { filters: FilterText; results: ResultText; paging: PagingText; readingTime: string };
  topics: readonly { name: string; slug: string }[];
  posts: readonly PostCard[];
  pages: { page: number; count: number };
  answer: ServerAnswer<readonly PostCard[] | null>;
}

export function BlogSearch({ text, topics, posts, pages, answer }: BlogSearchProps) {
  const path = getPagePath(pages.page);
  const options = useMemo(
    () => ({
      answer: { query: answer.query, result: answer.result ?? posts },
      empty: { result: posts, address: path },
      load: loadIndex,
    }),
    [answer, posts, path],
  );
  const { input, typedText, query, shown, needsServer, hasFailed, type, search, preloadIndex } =
    useSearch(options);
  const isFiltered = shown.query.text !== '' || shown.query.category !== '';
  return (
    <>
      <search className="screen-only">
        <form
          className={css.filterForm}
          action="/blog"
          onFocus={preloadIndex}
          onSubmit={(event) => {
            if (needsServer) return;
            event.preventDefault();
            search({ ...query, text: typedText });
          }}
        >
          {/* Enter activates the form's first button, so this button submits the current topic. */}
          <Button
            type="submit"
            variant="secondary"
            name="category"
            value={query.category}
            className={css.submitButton}
          >
            {text.filters.submit}
          </Button>
          <fieldset className="labels">
            <legend className="visually-hidden">{text.filters.topics}</legend>
            {[{ name: text.filters.allTopics, slug: '' }, ...topics].map(({ name, slug }) => (
              <Chip
                key={slug}
                type="submit"
                name="category"
                value={slug}
                pressed={slug === query.category}
                onClick={(event) => {
                  if (hasFailed) return;
                  event.preventDefault();
                  search({ text: typedText, category: slug });
                }}
              >
                {name}
              </Chip>
            ))}
          </fieldset>
          <div className={classNames(fieldCss.field, css.searchField)}>
            <label className="visually-hidden" htmlFor="q">
              {text.filters.search}
            </label>
            <input
              ref={input}
              id="q"
              name="q"
              type="search"
              placeholder={text.filters.hint}
              autoComplete="off"
              maxLength={maxQueryLength}
              value={typedText}
              onChange={(event) => type(event.target.value)}
            />
            <SearchIcon />
          </div>
        </form>
      </search>
      <p className={css.resultCount} role="status">
        {resultLine(shown.result.length, shown.query.text, text.results)}
      </p>
      {isFiltered && shown.result.length === 0 ? (
        <EmptyState title={text.results.none}>
          <form
            action="/blog"
            onSubmit={(event) => {
              event.preventDefault();
              search({ text: '', category: '' });
            }}
          >
            <Button variant="secondary" type="submit">
              {text.results.reset}
            </Button>
          </form>
        </EmptyState>
      ) : (
        <div className="ending">
          <PostCards posts={shown.result} readingTime={text.readingTime} />
          {!isFiltered && pages.count > 1 && <Pagination text={text.paging} {...pages} />}
        </div>
      )}
    </>
  );
}

async function loadIndex() {
  const response = await fetch(blogIndexPath);
  if (!response.ok) throw new Error(`Could not load the search index: HTTP ${response.status}.`);
  const entries: (PostCard & SearchEntry)[] = await response.json();
  return (query: SearchQuery): readonly PostCard[] =>
    toCards(searchEntries(entries, query), query.text);
}

const getPagePath = (page: number) => (page === 1 ? '/blog' : `/blog?page=${page}`);

function Pagination({ text, page, count }: { text: PagingText; page: number; count: number }) {
  return (
    <nav className={classNames('acts', css.paging)} aria-label={text.label}>
      {page > 1 && (
        <ButtonLink variant="secondary" rel="prev" to={getPagePath(page - 1)}>
          {text.newer}
        </ButtonLink>
      )}
      <span>{fillIn(text.page, { number: String(page), count: String(count) })}</span>
      {page < count && (
        <ButtonLink variant="secondary" rel="next" to={getPagePath(page + 1)}>
          {text.older}
        </ButtonLink>
      )}
    </nav>
  );
}

export function Chip({ pressed, ...props }: ComponentProps<'button'> & { pressed: boolean }) {
  return <button type="button" aria-pressed={pressed} {...props} className={chipCss.chip} />;
}
