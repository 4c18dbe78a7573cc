import type { ReactNode } from 'react';
import { Reviewer, reviewSummary } from '#app/article/people.tsx';
import { Disclaimer } from '#app/article/prose.tsx';
import { Sources } from '#app/article/sources.tsx';
import css from '#app/article/vouching-foot.module.css';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { Day } from '#app/components/named-values.tsx';
import { pageMeta } from '#app/seo.ts';
import { medicalWebPage } from '#app/structured-data.ts';
import { fillIn } from '#library/fill-in.ts';
import type { Vouching } from '#library/review/people.ts';
import { articleWords } from '#library/words.ts';

const words = articleWords.vouching;

interface VouchingFootProps extends Vouching {
  /** More to check, such as agency notices. */
  children?: ReactNode;
}

/** The medical review of a page, its sources and disclaimers. */
export function VouchingFoot({ works, review, nextReview, children }: VouchingFootProps) {
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
export function vouchedMeta(
  page: { title: string; description: string; path: string },
  { isoModified, review, works }: Vouching,
) {
  const health = medicalWebPage({ ...page, modified: isoModified, review, citations: works });
  return pageMeta({ ...page, structuredData: [health] });
}
