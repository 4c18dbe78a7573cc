import type { ReactNode } from 'react';
import css from '#app/article/medical-review-footer.module.css';
import { Reviewer, summarizeReview } from '#app/article/people.tsx';
import { Disclaimer } from '#app/article/prose.tsx';
import { Sources } from '#app/article/sources.tsx';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { Day } from '#app/components/named-values.tsx';
import { pageMeta } from '#app/seo.ts';
import { medicalWebPage } from '#app/structured-data.ts';
import { fillIn } from '#library/fill-in.ts';
import type { MedicalReview } from '#library/review/people.ts';
import { articleText } from '#library/words.ts';

const copy = articleText.medicalReview;

interface MedicalReviewFooterProps extends MedicalReview {
  children?: ReactNode;
}

export function MedicalReviewFooter({
  works,
  review,
  nextReview,
  children,
}: MedicalReviewFooterProps) {
  return (
    <section className={`opening ${css.footer}`} aria-label={copy.title}>
      <div className="wrap split">
        <div className="stack">
          <Reviewer review={review}>
            {summarizeReview(review)}{' '}
            <Day date={nextReview}>{fillIn(copy.nextReview, { date: nextReview })}</Day>
          </Reviewer>
          {children}
        </div>
        <div className="stack">
          <Sources works={works} isFull />
          <CompoundingNotice />
          <Disclaimer what="page" />
        </div>
      </div>
    </section>
  );
}

export function healthPageMeta(
  page: { title: string; description: string; path: string },
  { isoModified, review, works }: MedicalReview,
) {
  const medicalPage = medicalWebPage({ ...page, modified: isoModified, review, citations: works });
  return pageMeta({ ...page, structuredData: [medicalPage] });
}
