import type { ComponentType } from 'react';
import { data } from 'react-router';
import { PageNotices } from '#app/article/agency-notices.tsx';
import { ArticleSections } from '#app/article/article-body.tsx';
import { People, UnreviewedChanges } from '#app/article/people.tsx';
import { ArticleLayout, Disclaimer } from '#app/article/prose.tsx';
import { References, TermPopovers } from '#app/article/references.tsx';
import { AuxLabel } from '#app/components/aux-label.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { Day } from '#app/components/named-values.tsx';
import { NotFoundPage } from '#app/components/not-found-page.tsx';
import { Band } from '#app/components/section.tsx';
import Toasts from '#app/components/toasts/toasts.island.tsx';
import { PlacedMark } from '#app/illustrations/mark.tsx';
import Contents from '#app/pages/blog/post/contents.island.tsx';
import css from '#app/pages/blog/post/post.module.css';
import ReadingProgress from '#app/pages/blog/post/reading-progress.island.tsx';
import ShareButton from '#app/pages/blog/post/share-button.island.tsx';
import { ShareLinks } from '#app/pages/blog/post/share-links.tsx';
import { PostCards } from '#app/pages/blog/post-cards.tsx';
import { notFoundMeta, pageMeta } from '#app/seo.ts';
import { blogPosting } from '#app/structured-data.ts';
import { blog } from '#library/blog/blog.ts';
import type { BlogArticle } from '#library/blog/reader.ts';
import { site } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { createTermExplainer } from '#library/glossary/glossary.ts';
import { joinUnits } from '#library/join-units.ts';
import {
  getAuthorBio,
  getReview,
  type Review,
  samplePersonNotice,
} from '#library/review/people.ts';
import { getCitedWorks } from '#library/review/references.ts';
import { articleText, pages, shell } from '#library/words.ts';
import type { Route } from './+types/post.ts';

export const handle = { crumb: ({ article }: { article: { title: string } }) => article.title };

const text = pages.blog.post;

const relatedCount = 3;

export function loader({ params }: Route.LoaderArgs) {
  const article = blog().find(params.slug);
  if (!article) return data(null, { status: 404 });
  const glossary = createTermExplainer();
  return data({
    article: {
      ...article,
      body: { ...article.body, blocks: glossary.blocks(article.body.blocks) },
    },
    terms: glossary.mentionedTerms(),
    works: getCitedWorks(article.body.citations),
    bio: getAuthorBio(article.author),
    reviewer: article.review && getReview(article.review),
    related: blog().related(article.id, relatedCount),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(text.missing.search);
  const { id, title, excerpt, author, category, isoDate, isoModified } = loaderData.article;
  const page = { title, description: excerpt, path: getPostPath(id) };
  const article = { published: isoDate, modified: isoModified, section: category };
  return pageMeta({
    ...page,
    article,
    structuredData: [blogPosting({ ...page, ...article, author, words: loaderData.article.words })],
  });
}

const getPostPath = (id: string) => `/blog/post/${id}`;

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return <NotFoundPage title={text.missing.title} to="/blog" way={text.back} />;
  }
  const { article, terms, works, bio, reviewer, related: relatedPosts } = loaderData;
  return (
    <>
      <ReadingProgress />
      <Head article={article} review={reviewer} />
      <Band>
        <ArticleLayout
          aside={
            <div className={`stack sticky ${css.aside}`}>
              <Contents title={text.contents} headings={article.body.headings} />
              <ShareButton text={text.share} />
            </div>
          }
        >
          <ArticleSections blocks={article.body.blocks} />
          <TermPopovers terms={terms} />
          <References works={works} />
          <PageNotices {...article} />
          <CompoundingNotice />
          <ShareLinks
            text={text.share}
            url={`${site.origin}${getPostPath(article.id)}`}
            title={article.title}
          />
          <People author={{ role: article.author, bio }} reviewer={reviewer} />
          <Disclaimer />
        </ArticleLayout>
      </Band>
      <section className={classNames('opening screen-only', css.related)} aria-labelledby="related">
        <div className="wrap">
          <h2 id="related" className="list-title">
            {text.related}
          </h2>
          <PostCards posts={relatedPosts} readingTime={articleText.readingTime} heading="h3" />
        </div>
      </section>
      <Toasts dismiss={shell.dismissMessage} />
    </>
  );
}

function ReviewLine({ name, credentials, date, isSample }: Review) {
  const reviewer = `${name}, ${credentials}`;
  return (
    <p className="note">
      <a href="#reviewer">{fillIn(articleText.people.reviewedOn, { name: reviewer, date })}</a>
      {isSample && <span className="meta"> ({samplePersonNotice})</span>}
    </p>
  );
}

const headDrawings = import.meta.glob<ComponentType>('./heads/*.svg', {
  query: '?react',
  import: 'default',
  eager: true,
});

function Head({ article, review }: { article: BlogArticle; review: Review | undefined }) {
  const { id, title, excerpt, category, categorySlug, author, date } = article;
  const { modified, unreviewed, length, mark } = article;
  const Drawing = headDrawings[`./heads/${id}.svg`] ?? MarkDrawing;
  return (
    <PageHead
      className={css.head}
      title={title}
      lead={joinUnits(excerpt)}
      above={
        <>
          <BackLink to="/blog">{text.back}</BackLink>
          <p className={css.category}>
            <a href={`/blog/category/${categorySlug}`}>
              <AuxLabel>{category}</AuxLabel>
            </a>
            {mark && <AuxLabel tone="outline">{mark}</AuxLabel>}
          </p>
        </>
      }
      art={<Drawing />}
    >
      <p className={classNames('cluster note', css.byline)}>
        <span>
          {text.by} <b>{author}</b>
        </span>
        <Day date={date} />
        {modified !== date && <Day date={modified}>{fillIn(text.updated, { date: modified })}</Day>}
        <span>{length}</span>
      </p>
      {review && <ReviewLine {...review} />}
      {review && <UnreviewedChanges review={review} modified={modified} part={unreviewed} />}
    </PageHead>
  );
}

function MarkDrawing() {
  return (
    <svg
      className="drawing base"
      viewBox="0 0 640 560"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <path className="fill-light" d="M1070-2600h140L-54 560h-160zM1264-2600h2400V560H-8z" />
      <PlacedMark x={0} y={60} width={640} />
    </svg>
  );
}
