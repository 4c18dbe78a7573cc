import { PageNotices } from '#app/article/agency-notices.tsx';
import { ArticleSections } from '#app/article/article-body.tsx';
import { ReviewerCard, UnreviewedChanges } from '#app/article/people.tsx';
import { ArticleLayout, Disclaimer } from '#app/article/prose.tsx';
import { References, TermPopovers } from '#app/article/references.tsx';
import { Accordion } from '#app/components/accordion.tsx';
import { AuxLabel } from '#app/components/aux-label.tsx';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { ActionLinks } from '#app/components/controls/button.tsx';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { PlainHead } from '#app/components/heads/page-head.tsx';
import { Day, NamedValues } from '#app/components/named-values.tsx';
import { dataOr404 } from '#app/components/not-found-page.tsx';
import { Band } from '#app/components/section.tsx';
import { SideNav } from '#app/components/side-nav.tsx';
import NotFound, { meta as notFoundMeta } from '#app/pages/errors/not-found.tsx';
import css from '#app/pages/learn/article.module.css';
import navCss from '#app/pages/learn/library-nav.module.css';
import { pageMeta } from '#app/seo.ts';
import { medicalWebPage } from '#app/structured-data.ts';
import type { BlogSummary } from '#library/blog/reader.ts';
import { isoDate } from '#library/dates.ts';
import { fillIn } from '#library/fill-in.ts';
import { learnCategories } from '#library/learn/conditions.ts';
import { getArticlePage } from '#library/learn/learn.ts';
import type { Body } from '#library/markdown/tree.ts';
import { articlePath, categoryPath, conditionPath } from '#library/paths/addresses.ts';
import { pages } from '#library/words.ts';
import type { Route } from './+types/article.ts';

const { article: text, dates } = pages.learn;

export const loader = ({ params }: Route.LoaderArgs) =>
  dataOr404(getArticlePage(articlePath(params.category, params.article)));

export const handle = { crumb: ({ crumb }: { crumb: string }) => crumb };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta();
  const { article, condition, category, review, works } = loaderData;
  const { title, description, path, published, isoModified: modified } = article;
  const page = { title, description, path };
  return pageMeta({
    ...page,
    article: { published: isoDate(published) ?? '', modified, section: category.title },
    structuredData: [medicalWebPage({ ...page, condition, modified, review, citations: works })],
  });
}

export default function LearnArticle({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  const { article, terms, category, review, works, further: furtherPosts } = loaderData;
  return (
    <>
      <PlainHead
        className={css.head}
        title={article.title}
        lead={article.description}
        above={
          <>
            <BackLink to={categoryPath(category.slug)}>{category.title}</BackLink>
            {article.mark && <AuxLabel tone="outline">{article.mark}</AuxLabel>}
          </>
        }
      />
      <Band>
        <NamedValues
          className={`cells quarter-cells ${css.dates}`}
          nameClass="meta"
          values={[
            { name: dates.published, value: <Day date={article.published} /> },
            { name: dates.modified, value: <Day date={article.modified} /> },
            ...(review ? [{ name: dates.reviewed, value: <Day date={review.date} /> }] : []),
            { name: dates.nextReview, value: <Day date={article.nextReview} /> },
          ]}
        />
        <div className="screen-only" data-nosnippet>
          <Accordion
            container="div"
            items={[{ question: text.contents, answer: <OutlineLinks {...article.body} /> }]}
          />
        </div>
        <ArticleLayout aside={<LibraryNav name={text.library} current={article.condition} />}>
          <ArticleSections blocks={article.body.blocks} />
          <ActionLinks links={[text.call, category.service]} />
          {review && <ReviewerCard review={review} />}
          <UnreviewedChanges
            review={review}
            modified={article.modified}
            part={article.unreviewed}
          />
          <TermPopovers terms={terms} />
          <References works={works} />
          <PageNotices {...article} />
          <CompoundingNotice />
          <Disclaimer />
        </ArticleLayout>
      </Band>
      <FurtherReading posts={furtherPosts} />
    </>
  );
}

function OutlineLinks({ headings }: Pick<Body, 'headings'>) {
  return (
    <ol className="cluster links">
      {headings
        .filter(({ level }) => level <= 3)
        .map(({ id, text: heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
    </ol>
  );
}

function FurtherReading({ posts }: { posts: readonly BlogSummary[] }) {
  return (
    <section className={`shade screen-only ${css.furtherReading}`} aria-labelledby="related">
      <div className="wrap stack">
        <h2 id="related" className="display-3">
          {text.furtherReading}
        </h2>
        <ul className="lined">
          {posts.map(({ id, title, minutes }) => (
            <li key={id} className="cluster">
              <a href={`/blog/post/${id}`} className="display-2">
                {title}
              </a>{' '}
              <span className="meta">{fillIn(text.minutes, { minutes: String(minutes) })}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function LibraryNav({ name, current }: { name: string; current: string }) {
  return (
    <SideNav title={name} className={navCss.library}>
      <ul>
        {learnCategories.map(({ slug, title, conditions }) => (
          <li key={slug}>
            <a href={categoryPath(slug)}>{title}</a>
            <ul>
              {conditions.map((condition) => (
                <li key={condition.slug}>
                  <a
                    href={conditionPath(condition.slug)}
                    aria-current={condition.slug === current ? 'true' : undefined}
                  >
                    {condition.title}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SideNav>
  );
}
