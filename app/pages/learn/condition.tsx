import { PageNotices } from '#app/article/agency-notices.tsx';
import { Reviewer, UnreviewedChanges } from '#app/article/people.tsx';
import proseCss from '#app/article/prose.module.css';
import { Disclaimer } from '#app/article/prose.tsx';
import { References } from '#app/article/references.tsx';
import { TextBody } from '#app/article/text-body.tsx';
import { AuxLabel } from '#app/components/aux-label.tsx';
import { NextStep } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { PlainHead } from '#app/components/heads/page-head.tsx';
import { Day } from '#app/components/named-values.tsx';
import { dataOr404, NotFoundPage } from '#app/components/not-found-page.tsx';
import { Person } from '#app/components/person.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Band } from '#app/components/section.tsx';
import { type Tab, Tabs } from '#app/components/tabs/tabs.tsx';
import { ComingSoon } from '#app/pages/learn/coming-soon.tsx';
import css from '#app/pages/learn/condition.module.css';
import { SkinDrawing } from '#app/pages/learn/skin-section.tsx';
import { notFoundMeta, pageMeta } from '#app/seo.ts';
import { medicalWebPage } from '#app/structured-data.ts';
import { isoDate } from '#library/dates.ts';
import { fillIn } from '#library/fill-in.ts';
import { type ConditionPage, getConditionPage } from '#library/learn/learn.ts';
import { categoryPath, conditionPath, tabId } from '#library/paths/addresses.ts';
import { initials } from '#library/review/people.ts';
import { slug } from '#library/slug.ts';
import { pages } from '#library/words.ts';
import type { Route } from './+types/condition.ts';

const { condition: text, comingSoon, dates } = pages.learn;

export const loader = ({ params }: Route.LoaderArgs) => dataOr404(getConditionPage(params.slug));

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(text.missing.title);
  const { condition, blocks, review, updated: updateDate, works } = loaderData;
  const { title, shortDescription, slug } = condition;
  const page = { title, description: shortDescription, path: conditionPath(slug) };
  return pageMeta({
    ...page,
    noindex: !blocks,
    structuredData: [
      medicalWebPage({
        ...page,
        condition: title,
        modified: isoDate(updateDate) ?? undefined,
        review,
        citations: works,
      }),
    ],
  });
}

export default function Condition({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage {...text.missing} to="/learn" />;
  const { condition, category, works, review, team, updated: updateDate, nextReview } = loaderData;
  const { title, shortDescription, drawing } = condition;
  return (
    <>
      <PlainHead
        className={classNames('large-title', css.head)}
        title={title}
        lead={shortDescription}
        above={
          <>
            <BackLink to="/learn">{text.back}</BackLink>
            {loaderData.mark && <AuxLabel tone="outline">{loaderData.mark}</AuxLabel>}
          </>
        }
      />
      <Band>
        <div className={classNames('ending', css.columns)}>
          <figure className={classNames(css.drawing, 'arrives screen-only')}>
            <SkinDrawing drawing={drawing} />
          </figure>
          <div className={css.tabsColumn}>
            <Tabs label={title} tabs={getTabs(loaderData)} />
            <div className={classNames('stack', css.footer)}>
              <References works={works} />
              <PageNotices {...loaderData} />
              <CompoundingNotice />
              <Disclaimer what="page" />
            </div>
          </div>
          <div className={classNames('sticky', css.facts)}>
            <ReviewerOrTeam review={review} team={team} />
            <UnreviewedChanges review={review} modified={updateDate} part={loaderData.unreviewed} />
            <Rows
              rows={[
                { name: dates.modified, value: <Day date={updateDate} /> },
                ...(review ? [{ name: dates.reviewed, value: <Day date={review.date} /> }] : []),
                ...(nextReview
                  ? [{ name: dates.nextReview, value: <Day date={nextReview} /> }]
                  : []),
                {
                  name: text.category,
                  value: <a href={categoryPath(category.slug)}>{category.title}</a>,
                },
              ]}
            />
          </div>
        </div>
      </Band>
      <NextStep {...pages.learn.next} />
    </>
  );
}

function getTabs({
  condition: { title, tabs, reading },
  blocks,
  article,
  articleHeadings,
  blog,
}: ConditionPage): Tab[] {
  const getNotice = (sentence: string, articlePath = article) => (
    <ComingSoon title={title} articlePath={articlePath} links={reading} blogLink={blog}>
      {sentence}
    </ComingSoon>
  );
  /** The Treatments tab leads to the section "Treatment Options". */
  const findArticleSection = (tab: string) => {
    const word = slug(tab).replace(/s$/, '');
    const heading = articleHeadings.find(({ id }) => id.startsWith(word));
    return article && heading && `${article}#${heading.id}`;
  };
  const overview = { id: 'overview', title: text.overview };
  if (!blocks) return [{ ...overview, content: getNotice(fillIn(comingSoon.overview, { title })) }];
  const overviewContent = (
    <div className={classNames(proseCss.prose, css.overview)}>
      <TextBody blocks={blocks} />
    </div>
  );
  return [
    { ...overview, content: overviewContent },
    ...tabs.map((name) => ({
      id: tabId(name),
      title: name,
      content: getNotice(
        fillIn(comingSoon.tab, { title, tab: name.toLowerCase() }),
        findArticleSection(name),
      ),
    })),
  ];
}

function ReviewerOrTeam({ review, team }: Pick<ConditionPage, 'review' | 'team'>) {
  if (review) return <Reviewer review={review}>{review.description}.</Reviewer>;
  return <Person caption={text.reviewer} name={team} initials={initials(team)} mirrored />;
}
