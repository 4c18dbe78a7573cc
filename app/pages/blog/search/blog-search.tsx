import { useDeferredValue, useMemo, useState } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { Button } from '#app/components/controls/button.tsx';
import { EmptyState } from '#app/components/empty-state.tsx';
import { useQuery } from '#app/components/search/url-state.ts';
import { useLatest } from '#app/components/search/use-latest.ts';
import css from '#app/pages/blog/blog.module.css';
import { type PostCard, PostCards } from '#app/pages/blog/post-cards.tsx';
import { BlogFilters, type Topic } from '#app/pages/blog/search/filters.tsx';
import { type Answer, type Summary, useFound } from '#app/pages/blog/search/use-found.ts';
import { resultLine } from '#library/blog/search.ts';
import type { FilterWords, ResultWords } from '#library/schema/pages/blog.ts';

export interface BlogSearchProps {
  words: { filters: FilterWords; results: ResultWords; readingTime: string };
  topics: readonly Topic[];
  /** Newest first. */
  articles: readonly Summary[];
  /** What the server found for the address of the page. */
  answer: Answer;
}

const none: readonly PostCard[] = [];

/** Search box, topics, and the articles that they leave. */
export function BlogSearch({ words, topics, articles, answer }: BlogSearchProps) {
  const { query, typed, setQuery, typeText } = useQuery(answer.query);
  const [isSearching, setSearching] = useState(false);
  // A key shows in the field at once, and what it finds when there is time: the next key goes first.
  const text = useDeferredValue(query.text);
  const asked = { text, category: query.category };
  const found = useLatest(useFound(asked, articles, answer, isSearching), none);
  const isFiltered = text !== '' || query.category !== '';
  // The newest stands above, with a button of its own.
  const others = useMemo(() => articles.slice(1), [articles]);
  return (
    <>
      <BlogFilters
        words={words.filters}
        topics={topics}
        typed={typed}
        category={query.category}
        onText={typeText}
        onCategory={(category) => setQuery({ ...query, category })}
        onSubmit={() => setQuery(query)}
        onFocus={() => setSearching(true)}
      />
      <p className={classNames('meta', css.found)} role="status">
        {resultLine(found.length, text, words.results)}
      </p>
      {isFiltered && found.length === 0 ? (
        <EmptyState title={words.results.none}>
          <form
            action="/blog"
            onSubmit={(event) => {
              event.preventDefault();
              setQuery({ text: '', category: '' });
            }}
          >
            <Button variant="secondary" type="submit">
              {words.results.reset}
            </Button>
          </form>
        </EmptyState>
      ) : (
        <div className={css.posts}>
          <PostCards posts={isFiltered ? found : others} readingTime={words.readingTime} />
        </div>
      )}
    </>
  );
}
