import type { ReactNode } from 'react';
import css from '#app/article/people.module.css';
import { Day, NamedValues } from '#app/components/named-values.tsx';
import { Person } from '#app/components/person.tsx';
import { isoDate } from '#library/dates.ts';
import { fillIn } from '#library/fill-in.ts';
import type { Review } from '#library/review/people.ts';
import { articleText } from '#library/words.ts';

const copy = articleText.people;

export function People({
  author,
  reviewer,
}: {
  author: { role: string; bio: string };
  reviewer?: Review;
}) {
  return (
    <div id="reviewer" className={css.people}>
      <Person caption={copy.writtenBy} name={author.role} initials="">
        {author.bio}
      </Person>
      {reviewer && <Reviewer review={reviewer}>{summarizeReview(reviewer)}</Reviewer>}
    </div>
  );
}

export function Reviewer({ review, children }: { review: Review; children?: ReactNode }) {
  return (
    <Person
      caption={copy.reviewedBy}
      name={`${review.name}, ${review.credentials}`}
      initials={review.initials}
      imageUrl={review.imageUrl}
      isSample={review.isSample}
      mirrored
    >
      {children}
    </Person>
  );
}

export const summarizeReview = ({ description, date }: Review) =>
  fillIn(copy.reviewed, { description, date });

interface ChangesProps {
  review: Review | undefined;
  modified: string;
  part?: string | undefined;
}

export function UnreviewedChanges({ review, modified, part }: ChangesProps) {
  if (!review || (isoDate(modified) ?? '') <= review.isoDate) return null;
  const changes = part ?? fillIn(copy.allChanges, { date: modified });
  return <p className="muted">{fillIn(copy.unreviewed, { part: changes })}</p>;
}

export function ReviewerCard({ review }: { review: Review }) {
  return (
    <section className={`halves ${css.reviewer}`} aria-label={copy.reviewer}>
      <Reviewer review={review} />
      <NamedValues
        className="note"
        values={[
          {
            name: copy.credentials,
            value: `${review.credentials}, ${review.description.toLowerCase()}`,
          },
          { name: copy.specialty, value: review.specialty },
          { name: copy.reviewDate, value: <Day date={review.date} /> },
        ]}
      />
    </section>
  );
}
