import css from '#app/article/people.module.css';
import { Person } from '#app/components/person.tsx';
import type { Review } from '#content/people.ts';

/** Who wrote it and who checked it. */
export function People({
  author,
  reviewer,
}: {
  author: { role: string; bio: string };
  reviewer?: Review;
}) {
  return (
    <div className={css.people}>
      <Person caption="Written by" name={author.role} initials="">
        {author.bio}
      </Person>
      {reviewer && (
        <Person
          caption="Medically reviewed by"
          name={`${reviewer.name}, ${reviewer.credentials}`}
          initials={reviewer.initials}
          imageUrl={reviewer.imageUrl}
          mirrored
        >
          {reviewer.description}. Reviewed {reviewer.date}.
        </Person>
      )}
    </div>
  );
}

/** The reviewer of a Learn article, with everything that speaks for the review. */
export function ReviewerCard({ review }: { review: Review }) {
  return (
    <section className={css.reviewer} aria-label="Medical reviewer">
      <Person
        caption="Medically reviewed by"
        name={`${review.name}, ${review.credentials}`}
        initials={review.initials}
        imageUrl={review.imageUrl}
        mirrored
      />
      <dl>
        <div>
          <dt>Credentials</dt>
          <dd>
            {review.credentials}, {review.description.toLowerCase()}
          </dd>
        </div>
        <div>
          <dt>Specialty</dt>
          <dd>{review.specialty}</dd>
        </div>
        <div>
          <dt>Review date</dt>
          <dd>
            <time dateTime={review.isoDate}>{review.date}</time>
          </dd>
        </div>
      </dl>
    </section>
  );
}
