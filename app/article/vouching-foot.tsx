import type { ReactNode } from 'react';
import { Reviewer, reviewedOn } from '#app/article/people.tsx';
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
  /** What else a reader may check, such as notices of agencies. */
  children?: ReactNode;
}

/** Who read the page and when, what it rests on, and what it is not. */
export function VouchingFoot({ works, review, nextReview, children }: VouchingFootProps) {
  return (
    <section className={`opening ${css.foot}`} aria-label={words.title}>
      <div className="wrap split">
        <div className="stack">
          <Reviewer review={review}>
            {reviewedOn(review)}{' '}
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

/** The metadata of a page about health that is not an article. */
export function vouchedMeta(
  page: { title: string; description: string; path: string },
  { isoModified, review, works }: Vouching,
) {
  const health = medicalWebPage({ ...page, modified: isoModified, review, citations: works });
  return pageMeta({ ...page, structuredData: [health] });
}
