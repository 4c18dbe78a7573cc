import { Disclaimer } from '#app/article/disclaimer.tsx';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { Person } from '#app/components/person.tsx';
import { Sources } from '#app/pages/your-medicine/sources.tsx';
import css from '#app/pages/your-medicine/vouching-foot.module.css';
import { isoDate } from '#library/dates.ts';
import { fillIn } from '#library/fill-in.ts';
import type { Vouching } from '#library/medicine/medicine.ts';
import { articleWords } from '#library/words/article.ts';
import { pages } from '#library/words/pages.ts';

const words = pages['your-medicine'].vouching;

/** Who read the page and when, what it rests on, and what it is not. */
export function VouchingFoot({ works, review, nextReview }: Vouching) {
  const { name, credentials, date } = review;
  return (
    <section className={css.foot} aria-label={words.title}>
      <div className="wrap">
        <div>
          <Person
            caption={articleWords.people.reviewedBy}
            name={`${name}, ${credentials}`}
            initials={review.initials}
            imageUrl={review.imageUrl}
            mirrored
          >
            {fillIn(articleWords.people.reviewed, { description: review.description, date })}{' '}
            <time dateTime={isoDate(nextReview) ?? undefined}>
              {fillIn(words.nextReview, { date: nextReview })}
            </time>
          </Person>
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
