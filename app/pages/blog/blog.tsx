import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { AuxLabel } from '#app/components/aux-label.tsx';
import { Button, ButtonLink } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { EmptyState } from '#app/components/empty-state.tsx';
import { PlainHead } from '#app/components/plain-head.tsx';
import { Rule } from '#app/components/rule.tsx';
import { hydrated } from '#app/hydration.ts';
import css from '#app/pages/blog/blog.module.css';
import { BlogFilters } from '#app/pages/blog/filters.tsx';
import { type PostCard, PostCards } from '#app/pages/blog/post-cards.tsx';
import { PostCover } from '#app/pages/blog/post-cover.tsx';
import { readQuery } from '#app/pages/blog/query.ts';
import { toCards, useFound } from '#app/pages/blog/search.ts';
import { useQuery } from '#app/pages/blog/url-state.ts';
import { pageMeta } from '#app/seo.ts';
import { blog } from '#library/blog/blog.ts';
import { topics } from '#library/blog/categories.ts';
import type { BlogSummary } from '#library/blog/reader.ts';
import { resultLine } from '#library/blog/search.ts';
import { fillIn } from '#library/fill-in.ts';
import { pages } from '#library/pages.ts';
import type { Route } from './+types/blog.ts';

export const handle = hydrated;

const words = pages.blog;

export function loader({ request }: Route.LoaderArgs) {
  const query = readQuery(new URL(request.url).searchParams);
  const isAsked = query.text !== '';
  return {
    articles: blog().list(),
    query,
    found: isAsked ? toCards(blog().search(query), query.text) : null,
  };
}

/** Searching changes only the address; what it finds is worked out in the browser. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta = () => pageMeta({ ...words.search, path: '/blog' });

export default function BlogIndex({ loaderData }: Route.ComponentProps) {
  const { articles } = loaderData;
  const { query, typed, setQuery, typeText } = useQuery();
  const [isSearching, setSearching] = useState(false);
  // A key shows in the field at once, and what it finds when there is time: the next key goes first.
  const text = useDeferredValue(query.text);
  const asked = { text, category: query.category };
  const found = useLatest(useFound(asked, articles, loaderData, isSearching));
  const isFiltered = text !== '' || query.category !== '';
  const [featured] = articles;
  const others = useMemo(() => articles.slice(1), [articles]);
  return (
    <>
      <PlainHead {...words.head} />
      {featured && <Featured article={featured} />}
      <Rule>
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
            <PostCards posts={isFiltered ? found : others} />
          </div>
        )}
      </Rule>
    </>
  );
}

/** Keeps what was shown while the next answer is on its way, so that nothing flickers. */
function useLatest(found: readonly PostCard[] | undefined): readonly PostCard[] {
  const latest = useRef<readonly PostCard[]>([]);
  if (found) latest.current = found;
  return found ?? latest.current;
}

function Featured({ article }: { article: BlogSummary }) {
  const { id, title, excerpt, category, date, length } = article;
  return (
    <article className={classNames('wrap', css.featured)}>
      <PostCover id={id} className={css.cover} />
      <div className={css.text}>
        <AuxLabel>{category}</AuxLabel>
        <h2>{title}</h2>
        <p>{excerpt}</p>
        <p className={classNames('meta', css.facts)}>
          {date}. {length}
        </p>
        <ButtonLink
          to={`/blog/post/${id}`}
          aria-label={fillIn(words.featured.readNamed, { title })}
        >
          {words.featured.read}
        </ButtonLink>
      </div>
    </article>
  );
}
