import type { ReactNode } from 'react';
import { Disclaimer } from '#app/article/disclaimer.tsx';
import { Sources } from '#app/article/sources.tsx';
import css from '#app/article/vouching-foot.module.css';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { Person } from '#app/components/person.tsx';
import { isoDate } from '#library/dates.ts';
import { fillIn } from '#library/fill-in.ts';
import type { Vouching } from '#library/review/people.ts';
import { articleWords } from '#library/words.ts';

const { people, vouching: words } = articleWords;

/** Who read the page and when, what it rests on, and what it is not. */
export function VouchingFoot({
  works,
  review,
  nextReview,
  children,
}: Vouching & {
  /** What else a reader may check, such as notices of agencies. */
  children?: ReactNode;
}) {
  const { name, credentials, date } = review;
  return (
    <section className={css.foot} aria-label={words.title}>
      <div className="wrap">
        <div>
          <Person
            caption={people.reviewedBy}
            name={`${name}, ${credentials}`}
            initials={review.initials}
            imageUrl={review.imageUrl}
            mirrored
          >
            {fillIn(people.reviewed, { description: review.description, date })}{' '}
            <time dateTime={isoDate(nextReview) ?? undefined}>
              {fillIn(words.nextReview, { date: nextReview })}
            </time>
          </Person>
          {children}
        </div>
        <div>
          <Sources works={works} inFull />
          <CompoundingNotice />
          <Disclaimer what="page" />
        </div>
      </div>
    </section>
  );
}
