import type { ReactNode } from 'react';
import css from '#app/article/people.module.css';
import { Day, NamedValues } from '#app/components/named-values.tsx';
import { Person } from '#app/components/person.tsx';
import { isoDate } from '#library/dates.ts';
import { fillIn } from '#library/fill-in.ts';
import type { Review } from '#library/review/people.ts';
import { articleWords } from '#library/words.ts';

const words = articleWords.people;

/** The author and the medical reviewer. */
export function People({
  author,
  reviewer,
}: {
  author: { role: string; bio: string };
  reviewer?: Review;
}) {
  return (
    <div className={css.people}>
      <Person caption={words.writtenBy} name={author.role} initials="">
        {author.bio}
      </Person>
      {reviewer && <Reviewer review={reviewer}>{reviewSummary(reviewer)}</Reviewer>}
    </div>
  );
}

export function Reviewer({ review, children }: { review: Review; children?: ReactNode }) {
  return (
    <Person
      caption={words.reviewedBy}
      name={`${review.name}, ${review.credentials}`}
      initials={review.initials}
      imageUrl={review.imageUrl}
      mirrored
    >
      {children}
    </Person>
  );
}

export const reviewSummary = ({ description, date }: Review) =>
  fillIn(words.reviewed, { description, date });

interface UnreviewedProps {
  review: Review;
  modified: string;
  part?: string | undefined;
}

/** A note that a text, or one part of it, changed after its medical review. */
export function UnreviewedChanges({ review, modified, part = words.allChanges }: UnreviewedProps) {
  if ((isoDate(modified) ?? '') <= review.isoDate) return null;
  return <p className="meta">{fillIn(words.unreviewed, { modified, part })}</p>;
}

/** The medical reviewer of a Learn article, with credentials and date. */
export function ReviewerCard({ review }: { review: Review }) {
  return (
    <section className={`halves ${css.reviewer}`} aria-label={words.reviewer}>
      <Reviewer review={review} />
      <NamedValues
        className="note"
        values={[
          {
            name: words.credentials,
            value: `${review.credentials}, ${review.description.toLowerCase()}`,
          },
          { name: words.specialty, value: review.specialty },
          { name: words.reviewDate, value: <Day date={review.date} /> },
        ]}
      />
    </section>
  );
}
