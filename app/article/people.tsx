import css from '#app/article/people.module.css';
import { Person } from '#app/components/person.tsx';

export interface Reviewed {
  name: string;
  initials: string;
  /** 'Board-certified dermatologist'. */
  description: string;
  date: string;
}

/** Who wrote it and who checked it. */
export function People({
  author,
  reviewer,
}: {
  author: { role: string; bio: string };
  reviewer?: Reviewed;
}) {
  return (
    <div className={css.people}>
      <Person caption="Written by" name={author.role} initials="">
        {author.bio}
      </Person>
      {reviewer && (
        <Person
          caption="Medically reviewed by"
          name={reviewer.name}
          initials={reviewer.initials}
          mirrored
        >
          {reviewer.description}. Reviewed {reviewer.date}.
        </Person>
      )}
    </div>
  );
}

/** Stands under every health article. */
export function Disclaimer() {
  return (
    <p className={css.disclaimer}>
      This article is for information only and is not medical advice. Speak with your prescriber or
      a pharmacist before starting, changing or stopping a medication.
    </p>
  );
}
