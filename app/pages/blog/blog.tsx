import { AuxLabel } from '#app/components/aux-label.tsx';
import { NextStep } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ButtonLink } from '#app/components/controls/button.tsx';
import { PlainHead } from '#app/components/heads/page-head.tsx';
import { Day } from '#app/components/named-values.tsx';
import { Band } from '#app/components/section.tsx';
import css from '#app/pages/blog/blog.module.css';
import { toCards } from '#app/pages/blog/post-cards.tsx';
import { PostCover } from '#app/pages/blog/post-cover.tsx';
import BlogSearch from '#app/pages/blog/search/blog-search.island.tsx';
import { pageMeta } from '#app/seo.ts';
import { blog } from '#library/blog/blog.ts';
import { topics } from '#library/blog/categories.ts';
import { type BlogSummary, paginate } from '#library/blog/reader.ts';
import { fillIn } from '#library/fill-in.ts';
import { joinUnits } from '#library/join-units.ts';
import { readQuery } from '#library/search/query.ts';
import { articleText, pages } from '#library/words.ts';
import type { Route } from './+types/blog.ts';

const text = pages.blog;

export function loader({ url }: Route.LoaderArgs) {
  const { items, page, count } = paginate(blog().posts, url.searchParams.get('page'));
  const featuredPost = page === 1 ? items[0] : undefined;
  const query = readQuery(url.searchParams);
  const isSearch = query.text !== '' || query.category !== '';
  return {
    featuredPost,
    posts: items
      .filter((article) => article !== featuredPost)
      .map(({ id, title, excerpt, category, minutes, mark }) => {
        return { id, title, excerpt, category, minutes, mark };
      }),
    pages: { page, count },
    answer: { query, result: isSearch ? toCards(blog().search(query), query.text) : null },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { page, count } = loaderData.pages;
  if (page === 1) return pageMeta({ ...text.search, path: '/blog' });
  const name = fillIn(text.paging.page, { number: String(page), count: String(count) });
  const title = `${text.search.title}, ${name}`;
  return pageMeta({ ...text.search, title, path: '/blog', query: `?page=${page}` });
}

export default function BlogIndex({ loaderData }: Route.ComponentProps) {
  const { featuredPost, posts, pages: paging, answer } = loaderData;
  return (
    <>
      <PlainHead {...text.head} />
      {featuredPost && !answer.result && <FeaturedPost article={featuredPost} />}
      <Band>
        <BlogSearch
          text={{
            filters: text.filters,
            results: text.results,
            paging: text.paging,
            readingTime: articleText.readingTime,
          }}
          topics={topics.map(({ name, slug }) => ({ name, slug }))}
          posts={posts}
          pages={paging}
          answer={answer}
        />
      </Band>
      <NextStep {...text.next} />
    </>
  );
}

function FeaturedPost({ article }: { article: BlogSummary }) {
  const { id, title, excerpt, category, date, length, mark } = article;
  return (
    <article className={classNames('wrap split seven-five', css.featured)}>
      <PostCover id={id} className={css.cover} />
      <div className={css.featuredText}>
        <AuxLabel>{category}</AuxLabel>
        {mark && <AuxLabel tone="outline">{mark}</AuxLabel>}
        <h2 id="featured">{title}</h2>
        <p>{joinUnits(excerpt)}</p>
        <p className="meta">
          <Day date={date} />. {length}
        </p>
        <ButtonLink to={`/blog/post/${id}`} aria-label={fillIn(text.featured.readNamed, { title })}>
          {text.featured.read}
        </ButtonLink>
      </div>
    </article>
  );
}
