import type { ReactNode } from 'react';
import css from '#app/article/medical-review-footer.module.css';
import { Reviewer, summarizeReview } from '#app/article/people.tsx';
import { Disclaimer } from '#app/article/prose.tsx';
import { FullSources } from '#app/article/sources.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { Day } from '#app/components/named-values.tsx';
import { PrintedAddress } from '#app/components/printing.tsx';
import { pageMeta } from '#app/seo.ts';
import { medicalWebPage } from '#app/structured-data.ts';
import { fillIn } from '#library/fill-in.ts';
import type { MedicalReview } from '#library/review/people.ts';
import { articleText } from '#library/words.ts';

const copy = articleText.medicalReview;

interface MedicalReviewFooterProps extends MedicalReview {
  /** The path of a page that is made to print. On paper, its address replaces what readers can look up. */
  printPath?: string;
  children?: ReactNode;
}

export function MedicalReviewFooter({
  works,
  review,
  nextReview,
  printPath,
  children,
}: MedicalReviewFooterProps) {
  return (
    <section className={`opening ${css.footer}`} aria-label={copy.title}>
      <div className="wrap split">
        {printPath && <PrintedAddress path={printPath} />}
        <div className="stack sticky">
          <Reviewer review={review}>
            {summarizeReview(review)}{' '}
            <Day date={nextReview}>{fillIn(copy.nextReview, { date: nextReview })}</Day>
          </Reviewer>
        </div>
        <div className="stack">
          <div className={classNames(printPath && 'screen-only')}>
            <FullSources works={works} />
          </div>
          {children}
          <CompoundingNotice />
          <div className={classNames(printPath && 'screen-only')}>
            <Disclaimer what="page" />
          </div>
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
