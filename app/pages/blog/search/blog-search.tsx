import { type ComponentProps, useMemo } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { Button, ButtonLink } from '#app/components/controls/button.tsx';
import chip from '#app/components/controls/chip.module.css';
import field from '#app/components/controls/field.module.css';
import { EmptyState } from '#app/components/empty-state.tsx';
import { type ServerAnswer, useSearch } from '#app/components/search/use-search.ts';
import css from '#app/pages/blog/blog.module.css';
import { type PostCard, PostCards, toCards } from '#app/pages/blog/post-cards.tsx';
import SearchIcon from '#app/pages/blog/search/search.svg?react';
import { blogIndexPath, type SearchEntry, search as searchIn } from '#library/blog/search.ts';
import { fillIn } from '#library/fill-in.ts';
import type { FilterWords, PagingWords, ResultWords } from '#library/schema/pages/blog.ts';
import { maxQueryLength, resultLine, type SearchQuery } from '#library/search/query.ts';

interface BlogSearchProps {
  words: { filters: FilterWords; results: ResultWords; paging: PagingWords; readingTime: string };
  topics: readonly { name: string; slug: string }[];
  /** One page of the index, shown when there is no search. */
  posts: readonly PostCard[];
  pages: { page: number; count: number };
  /** `null` if the URL has no search. */
  answer: ServerAnswer<readonly PostCard[] | null>;
}

/** Search box, topics and matching articles. Without JavaScript, the server handles the form. */
export function BlogSearch({ words, topics, posts, pages, answer }: BlogSearchProps) {
  const address = pageAddress(pages.page);
  const options = useMemo(
    () => ({
      answer: { query: answer.query, result: answer.result ?? posts },
      empty: { result: posts, address },
      load: loadIndex,
    }),
    [answer, posts, address],
  );
  const { input, typed, query, shown, needsServer, hasFailed, type, search, prepare } =
    useSearch(options);
  const isFiltered = shown.query.text !== '' || shown.query.category !== '';
  return (
    <>
      <search className="screen-only">
        <form
          className={css.tools}
          action="/blog"
          onFocus={prepare}
          onSubmit={(event) => {
            if (needsServer) return;
            event.preventDefault();
            search({ ...query, text: typed });
          }}
        >
          {/* Enter activates the first button of a form, so this one keeps the topic. */}
          <Button
            type="submit"
            variant="secondary"
            name="category"
            value={query.category}
            className={css.submit}
          >
            {words.filters.submit}
          </Button>
          <fieldset className={classNames('labels', css.chips)}>
            <legend className="visually-hidden">{words.filters.topics}</legend>
            {[{ name: words.filters.allTopics, slug: '' }, ...topics].map(({ name, slug }) => (
              <Chip
                key={slug}
                type="submit"
                name="category"
                value={slug}
                pressed={slug === query.category}
                onClick={(event) => {
                  if (hasFailed) return;
                  event.preventDefault();
                  search({ text: typed, category: slug });
                }}
              >
                {name}
              </Chip>
            ))}
          </fieldset>
          <div className={classNames(field.field, css.search)}>
            <label className="visually-hidden" htmlFor="q">
              {words.filters.search}
            </label>
            <input
              ref={input}
              id="q"
              name="q"
              type="search"
              placeholder={words.filters.hint}
              autoComplete="off"
              maxLength={maxQueryLength}
              value={typed}
              onChange={(event) => type(event.target.value)}
            />
            <SearchIcon />
          </div>
        </form>
      </search>
      <p className={classNames('meta', css.count)} role="status">
        {resultLine(shown.result.length, shown.query.text, words.results)}
      </p>
      {isFiltered && shown.result.length === 0 ? (
        <EmptyState title={words.results.none}>
          <form
            action="/blog"
            onSubmit={(event) => {
              event.preventDefault();
              search({ text: '', category: '' });
            }}
          >
            <Button variant="secondary" type="submit">
              {words.results.reset}
            </Button>
          </form>
        </EmptyState>
      ) : (
        <div className={css.posts}>
          <PostCards posts={shown.result} readingTime={words.readingTime} />
          {!isFiltered && pages.count > 1 && <Paging words={words.paging} {...pages} />}
        </div>
      )}
    </>
  );
}

async function loadIndex() {
  const response = await fetch(blogIndexPath);
  if (!response.ok) throw new Error(`Could not load the search index: HTTP ${response.status}.`);
  const entries: (PostCard & SearchEntry)[] = await response.json();
  return (query: SearchQuery): readonly PostCard[] => toCards(searchIn(entries, query), query.text);
}

const pageAddress = (page: number) => (page === 1 ? '/blog' : `/blog?page=${page}`);

function Paging({ words, page, count }: { words: PagingWords; page: number; count: number }) {
  return (
    <nav className={classNames('acts', css.paging)} aria-label={words.label}>
      {page > 1 && (
        <ButtonLink variant="secondary" rel="prev" to={pageAddress(page - 1)}>
          {words.newer}
        </ButtonLink>
      )}
      <span>{fillIn(words.page, { number: String(page), count: String(count) })}</span>
      {page < count && (
        <ButtonLink variant="secondary" rel="next" to={pageAddress(page + 1)}>
          {words.older}
        </ButtonLink>
      )}
    </nav>
  );
}

export function Chip({ pressed, ...props }: ComponentProps<'button'> & { pressed: boolean }) {
  return <button type="button" aria-pressed={pressed} {...props} className={chip.chip} />;
}
