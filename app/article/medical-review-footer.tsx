import type { ReactNode } from 'react';
import css from '#app/article/medical-review-footer.module.css';
import { Reviewer, reviewSummary } from '#app/article/people.tsx';
import { Disclaimer } from '#app/article/prose.tsx';
import { Sources } from '#app/article/sources.tsx';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { Day } from '#app/components/named-values.tsx';
import { pageMeta } from '#app/seo.ts';
import { medicalWebPage } from '#app/structured-data.ts';
import { fillIn } from '#library/fill-in.ts';
import type { MedicalReview } from '#library/review/people.ts';
import { articleWords } from '#library/words.ts';

const words = articleWords.medicalReview;

interface MedicalReviewFooterProps extends MedicalReview {
  /** More to check, such as agency notices. */
  children?: ReactNode;
}

/** The medical review of a page, its sources and disclaimers. */
export function MedicalReviewFooter({
  works,
  review,
  nextReview,
  children,
}: MedicalReviewFooterProps) {
  return (
    <section className={`opening ${css.foot}`} aria-label={words.title}>
      <div className="wrap split">
        <div className="stack">
          <Reviewer review={review}>
            {reviewSummary(review)}{' '}
            <Day date={nextReview}>{fillIn(words.nextReview, { date: nextReview })}</Day>
          </Reviewer>
          {children}
        </div>
        <div className="stack">
          <Sources works={works} inFull />
          <CompoundingNotice />
          <Disclaimer what="page" />
        </div>
      </div>
    </section>
  );
}

/** The metadata of a health page that isn't an article. */
export function healthPageMeta(
  page: { title: string; description: string; path: string },
  { isoModified, review, works }: MedicalReview,
) {
  const health = medicalWebPage({ ...page, modified: isoModified, review, citations: works });
  return pageMeta({ ...page, structuredData: [health] });
}
