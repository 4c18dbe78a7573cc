import { data } from 'react-router';
import { BackLink } from '#app/components/back-link.tsx';
import { ButtonLink } from '#app/components/button.tsx';
import { EmptyState } from '#app/components/empty-state.tsx';
import { MissingPage } from '#app/components/missing-page.tsx';
import { PlainHead } from '#app/components/plain-head.tsx';
import { PostCards } from '#app/components/post-cards.tsx';
import { Rule } from '#app/components/rule.tsx';
import css from '#app/pages/blog-category.module.css';
import { missingMeta, pageMeta } from '#app/seo.ts';
import { findCategory } from '#content/blog-categories.ts';
import { blog } from '#library/blog/blog.ts';
import { site } from '#library/site.ts';
import type { Route } from './+types/blog-category.ts';

export function loader({ params }: Route.LoaderArgs) {
  const category = findCategory(params.category);
  if (!category) return data(null, { status: 404 });
  const posts = blog()
    .list()
    .filter(({ categorySlug }) => categorySlug === category.slug);
  return data({ category, posts });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Category not found');
  const { name, slug, description } = loaderData.category;
  return pageMeta({
    title: `${name} articles`,
    description: `${description} Articles by the pharmacists of ${site.brand}.`,
    path: `/blog/category/${slug}`,
  });
}

export default function BlogCategory({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <MissingPage
        title="The category you're looking for could not be found."
        to="/blog"
        way="Browse All Articles"
      />
    );
  }
  const { category, posts } = loaderData;
  return (
    <>
      <PlainHead
        title={category.name}
        lead={category.description}
        above={<BackLink to="/blog">Back to all articles</BackLink>}
      />
      <Rule>
        <div className={css.posts}>
          {posts.length > 0 ? (
            <PostCards posts={posts} />
          ) : (
            <EmptyState title="No articles found in this category yet.">
              <ButtonLink to="/blog" variant="secondary">
                Browse All Articles
              </ButtonLink>
            </EmptyState>
          )}
        </div>
      </Rule>
    </>
  );
}
