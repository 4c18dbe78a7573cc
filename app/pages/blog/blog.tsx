import { AuxLabel } from '#app/components/aux-label.tsx';
import { NextStep } from '#app/components/calls/next-step.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ButtonLink } from '#app/components/controls/button.tsx';
import { PlainHead } from '#app/components/heads/plain-head.tsx';
import { Rule } from '#app/components/rule.tsx';
import { readQuery } from '#app/components/search/query.ts';
import BlogSearch from '#app/islands/blog-search.tsx';
import css from '#app/pages/blog/blog.module.css';
import { PostCover } from '#app/pages/blog/post-cover.tsx';
import { toCards } from '#app/pages/blog/search/use-found.ts';
import { pageMeta } from '#app/seo.ts';
import { blog } from '#library/blog/blog.ts';
import { topics } from '#library/blog/categories.ts';
import type { BlogSummary } from '#library/blog/reader.ts';
import { fillIn } from '#library/fill-in.ts';
import { articleWords, pages } from '#library/words.ts';
import type { Route } from './+types/blog.ts';

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

export const meta = () => pageMeta({ ...words.search, path: '/blog' });

export default function BlogIndex({ loaderData }: Route.ComponentProps) {
  const { articles, query, found } = loaderData;
  const [featured] = articles;
  return (
    <>
      <PlainHead {...words.head} />
      {featured && <Featured article={featured} />}
      <Rule>
        <BlogSearch
          words={{
            filters: words.filters,
            results: words.results,
            readingTime: articleWords.readingTime,
          }}
          topics={topics.map(({ name, slug }) => ({ name, slug }))}
          articles={articles.map(
            ({ id, title, excerpt, category, categorySlug, minutes, mark }) => ({
              id,
              title,
              excerpt,
              category,
              categorySlug,
              minutes,
              mark,
            }),
          )}
          answer={{ query, found }}
        />
      </Rule>
      <NextStep {...words.next} />
    </>
  );
}

function Featured({ article }: { article: BlogSummary }) {
  const { id, title, excerpt, category, date, length, mark } = article;
  return (
    <article className={classNames('wrap', css.featured)}>
      <PostCover id={id} className={css.cover} />
      <div className={css.text}>
        <AuxLabel>{category}</AuxLabel>
        {mark && <AuxLabel tone="outline">{mark}</AuxLabel>}
        <h2 id="featured">{title}</h2>
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
