import type { ReactNode } from 'react';
import css from '#app/components/a-to-z.module.css';
import { classNames } from '#app/components/class-names.ts';
import { separateUnits } from '#library/join-units.ts';
import { pages } from '#library/words.ts';

const { letters, figures } = pages.glossary;

interface Entry {
  name: string;
  /** A `<div>` with a `<dt>` and a `<dd>`. */
  view: ReactNode;
}

const getLetterId = (letter: string) => `letter-${separateUnits(letter).toLowerCase()}`;

/** Groups sorted entries by their first letter. */
export function AToZ({ entries }: { entries: readonly Entry[] }) {
  const groups = Map.groupBy(entries, ({ name }) =>
    /^\d/.test(name) ? figures : name.charAt(0).toUpperCase(),
  );
  return (
    <div className="staggered">
      <nav className={css.letterNav} aria-label={letters}>
        <ul className="cluster">
          {Array.from(groups.keys(), (letter) => (
            <li key={letter}>
              <a href={`#${getLetterId(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {Array.from(groups, ([letter, group]) => (
        <section key={letter} id={getLetterId(letter)} className={classNames('split', css.group)}>
          <h2>{letter}</h2>
          <dl>{group.map(({ view }) => view)}</dl>
        </section>
      ))}
    </div>
  );
}
