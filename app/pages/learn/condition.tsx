import type { ReactNode } from 'react';
import { data } from 'react-router';
import { Disclaimer } from '#app/article/disclaimer.tsx';
import { Prose } from '#app/article/prose.tsx';
import { References } from '#app/article/references.tsx';
import { TextBody } from '#app/article/text-body.tsx';
import { BackLink } from '#app/components/back-link.tsx';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { Link } from '#app/components/link.tsx';
import { MissingPage } from '#app/components/missing-page.tsx';
import { Person } from '#app/components/person.tsx';
import { PlainHead } from '#app/components/plain-head.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Rule } from '#app/components/rule.tsx';
import { Tabs } from '#app/components/tabs.tsx';
import { hydrated } from '#app/hydration.ts';
import { HormonesInBlood } from '#app/illustrations/hormones-in-blood.tsx';
import { PluggedPore } from '#app/illustrations/plugged-pore.tsx';
import { WidenedVessels } from '#app/illustrations/widened-vessels.tsx';
import { ComingSoon } from '#app/pages/learn/coming-soon.tsx';
import css from '#app/pages/learn/condition.module.css';
import { missingMeta, pageMeta } from '#app/seo.ts';
import { medicalWebPage } from '#app/structured-data.ts';
import {
  type ConditionId,
  categoryPath,
  comingSoon,
  conditionPath,
  conditionTabs,
  findCondition,
  findLearnCategory,
  tabId,
} from '#content/learn-library.ts';
import { isoDate } from '#library/dates.ts';
import { initials } from '#library/initials.ts';
import { learn } from '#library/learn/learn.ts';
import { type Review, reviewOf } from '#library/people.ts';
import { citedWorks } from '#library/references.ts';
import type { Route } from './+types/condition.ts';

export const handle = hydrated;

export function loader({ params }: Route.LoaderArgs) {
  const condition = findCondition(params.slug);
  if (!condition) return data(null, { status: 404 });
  const overview = learn().overview(condition.slug);
  return data({
    condition,
    blocks: overview?.blocks,
    works: citedWorks(overview?.body.citations ?? []),
    review: overview?.review && reviewOf(overview.review),
    updated: overview?.modified ?? comingSoon.updated,
    nextReview: overview?.nextReview ?? comingSoon.nextReview,
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Condition Not Found');
  const { condition, review, updated, works } = loaderData;
  const { title, shortDescription, slug } = condition;
  const page = { title, description: shortDescription, path: conditionPath(slug) };
  return pageMeta({
    ...page,
    structuredData: [
      medicalWebPage({
        ...page,
        condition: title,
        modified: isoDate(updated) ?? undefined,
        review: review && { ...review, date: review.isoDate },
        citations: works,
      }),
    ],
  });
}

const drawings: Record<ConditionId, ReactNode> = {
  acne: <PluggedPore />,
  rosacea: <WidenedVessels />,
  menopause: <HormonesInBlood level="falling" />,
  'low-testosterone': <HormonesInBlood level="few" />,
};

export default function Condition({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <MissingPage
        title="Condition Not Found"
        text="The condition you're looking for could not be found."
        to="/learn"
        way="Back to Condition Index"
      />
    );
  }
  const { condition, blocks, works, review, updated, nextReview } = loaderData;
  const { id, title, shortDescription, category } = condition;
  return (
    <>
      <PlainHead
        className={css.head}
        title={title}
        lead={shortDescription}
        above={<BackLink to="/learn">Back to Condition Index</BackLink>}
      />
      <Rule>
        <div className={css.under}>
          <div className={css.text}>
            <Tabs
              key={id}
              label={title}
              tabs={conditionTabs(id).map((name) => ({
                id: tabId(name),
                title: name,
                content:
                  name === 'Overview' && blocks ? (
                    <Prose className={css.overview}>
                      <TextBody blocks={blocks} />
                    </Prose>
                  ) : (
                    <ComingSoon condition={condition}>
                      {blocks
                        ? `More information about ${title} ${name.toLowerCase()} coming soon.`
                        : `Detailed information about ${title} is coming soon.`}
                    </ComingSoon>
                  ),
              }))}
            />
            <div className={css.foot}>
              <References works={works} />
              <CompoundingNotice />
              <Disclaimer what="page" />
            </div>
          </div>
          <div className={css.beside}>
            <figure className={css.drawing}>{drawings[id]}</figure>
            <div className={css.facts}>
              <Reviewer review={review} />
              <Rows
                rows={[
                  { name: 'Last updated', value: <Day date={updated} /> },
                  ...(review ? [{ name: 'Reviewed', value: <Day date={review.date} /> }] : []),
                  { name: 'Next review', value: <Day date={nextReview} /> },
                  {
                    name: 'Category',
                    value: (
                      <Link to={categoryPath(category)}>{findLearnCategory(category)?.title}</Link>
                    ),
                  },
                ]}
              />
            </div>
          </div>
        </div>
      </Rule>
    </>
  );
}

function Day({ date }: { date: string }) {
  return <time dateTime={isoDate(date) ?? undefined}>{date}</time>;
}

/** Until somebody has signed a text, the team answers for the page. */
function Reviewer({ review }: { review: Review | undefined }) {
  if (!review) {
    const { reviewer } = comingSoon;
    return <Person caption="Reviewer" name={reviewer} initials={initials(reviewer)} mirrored />;
  }
  return (
    <Person
      caption="Medically reviewed by"
      name={`${review.name}, ${review.credentials}`}
      initials={review.initials}
      imageUrl={review.imageUrl}
      mirrored
    >
      {review.description}.
    </Person>
  );
}
