import { NextStep } from '#app/components/calls/calls.tsx';
import { ButtonLink } from '#app/components/controls/button.tsx';
import { EmptyState } from '#app/components/empty-state.tsx';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { PlainHead } from '#app/components/heads/page-head.tsx';
import { dataOr404, NotFoundPage } from '#app/components/not-found-page.tsx';
import { Band } from '#app/components/section.tsx';
import { PostCards } from '#app/pages/blog/post-cards.tsx';
import { notFoundMeta, pageMeta } from '#app/seo.ts';
import { blog } from '#library/blog/blog.ts';
import { findCategory } from '#library/blog/categories.ts';
import { fillIn } from '#library/fill-in.ts';
import { slug } from '#library/slug.ts';
import { articleText, pages } from '#library/words.ts';
import type { Route } from './+types/category.ts';

const text = pages.blog.category;

export function loader({ params }: Route.LoaderArgs) {
  const category = findCategory(params.category);
  const posts = blog().posts.filter(({ categorySlug }) => categorySlug === category?.slug);
  return dataOr404(category && { category, posts });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(text.missing.search);
  const { name, slug, description } = loaderData.category;
  return pageMeta({
    ...fillIn(text.search, { name, description }),
    path: `/blog/category/${slug}`,
    noindex: loaderData.posts.length === 0,
  });
}

export default function BlogCategory({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return <NotFoundPage title={text.missing.title} to="/blog" way={text.browse} />;
  }
  const { category, posts } = loaderData;
  return (
    <>
      <PlainHead
        title={category.name}
        lead={category.description}
        above={<BackLink to="/blog">{text.back}</BackLink>}
      />
      <Band>
        <div className="opening">
          {posts.length > 0 ? (
            <PostCards posts={posts} readingTime={articleText.readingTime} />
          ) : (
            <EmptyState id={slug(text.empty)} title={text.empty}>
              <ButtonLink to="/blog" variant="secondary">
                {text.browse}
              </ButtonLink>
            </EmptyState>
          )}
        </div>
      </Band>
      <NextStep {...pages.blog.next} />
    </>
  );
}
