import { ArticleParts } from '#app/article/article-body.tsx';
import { Disclaimer } from '#app/article/disclaimer.tsx';
import { ReviewerCard } from '#app/article/people.tsx';
import { Reading } from '#app/article/prose.tsx';
import { References } from '#app/article/references.tsx';
import { BackLink } from '#app/components/back-link.tsx';
import { ButtonLink, QuietLink } from '#app/components/button.tsx';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { Link } from '#app/components/link.tsx';
import { PlainHead } from '#app/components/plain-head.tsx';
import { Rule } from '#app/components/rule.tsx';
import css from '#app/pages/learn/acne-article.module.css';
import { LibraryNav } from '#app/pages/learn/library-nav.tsx';
import { pageMeta } from '#app/seo.ts';
import { medicalWebPage } from '#app/structured-data.ts';
import {
  acneArticle,
  categoryPath,
  findCondition,
  findLearnCategory,
} from '#content/learn-library.ts';
import { blog } from '#library/blog/blog.ts';
import type { BlogSummary } from '#library/blog/reader.ts';
import { isoDate } from '#library/dates.ts';
import { learn } from '#library/learn/learn.ts';
import { reviewOf } from '#library/people.ts';
import { citedWorks } from '#library/references.ts';
import type { Route } from './+types/acne-article.ts';

export function loader() {
  const text = learn().article(acneArticle.id);
  const condition = findCondition(acneArticle.condition);
  const category = findLearnCategory(condition?.category ?? '');
  if (!text || !condition || !category) {
    throw new Error(
      `${acneArticle.path} has no text or no condition. Put the text into content/learn/${acneArticle.id}.md and the condition into content/learn-library.ts.`,
    );
  }
  const { text: _, ...body } = text.body;
  return {
    article: { ...text, body },
    condition: condition.title,
    category,
    review: text.review && reviewOf(text.review),
    works: citedWorks(body.citations),
    further: text.furtherReading.map(blogArticle),
  };
}

function blogArticle(id: string): BlogSummary {
  const article = blog()
    .list()
    .find((post) => post.id === id);
  if (article) return article;
  throw new Error(
    `The blog has no article "${id}". Correct furtherReading in content/learn-library.ts.`,
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article, condition, category, review, works } = loaderData;
  const { title, description, path, published, isoModified } = article;
  return pageMeta({
    title,
    description,
    path,
    article: {
      published: isoDate(published) ?? '',
      modified: isoModified,
      section: category.title,
    },
    structuredData: [
      medicalWebPage({
        title,
        description,
        path,
        condition,
        modified: isoModified,
        review: review && { ...review, date: review.isoDate },
        citations: works,
      }),
    ],
  });
}

export default function AcneArticle({ loaderData }: Route.ComponentProps) {
  const { article, category, review, works, further } = loaderData;
  return (
    <>
      <PlainHead
        className={css.head}
        title={article.title}
        lead={article.description}
        above={<BackLink to={categoryPath(category.slug)}>{category.title}</BackLink>}
      />
      <Rule>
        <Dates
          dates={[
            { name: 'Published', date: article.published },
            { name: 'Last updated', date: article.modified },
            ...(review ? [{ name: 'Reviewed', date: review.date }] : []),
            { name: 'Next review', date: article.nextReview },
          ]}
        />
        <Reading aside={<LibraryNav current={article.condition} />}>
          <ArticleParts blocks={article.body.blocks} />
          <p className="acts">
            <ButtonLink to="/contact">Schedule a Consultation</ButtonLink>
            <QuietLink to="/services/dermatological">Dermatological Solutions</QuietLink>
          </p>
          {review && <ReviewerCard review={review} />}
          <References works={works} />
          <CompoundingNotice />
          <Disclaimer />
        </Reading>
      </Rule>
      <FurtherReading posts={further} />
    </>
  );
}

function Dates({ dates }: { dates: { name: string; date: string }[] }) {
  return (
    <dl className={css.dates}>
      {dates.map(({ name, date }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <time dateTime={isoDate(date) ?? undefined}>{date}</time>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FurtherReading({ posts }: { posts: readonly BlogSummary[] }) {
  return (
    <section className={`shade ${css.further}`} aria-labelledby="related">
      <div className="wrap">
        <h2 id="related">Further Reading from Our Blog</h2>
        <ul>
          {posts.map(({ id, title, minutes }) => (
            <li key={id}>
              <Link to={`/blog/post/${id}`}>
                <span className="d">{title}</span> <span>{minutes} min read</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
