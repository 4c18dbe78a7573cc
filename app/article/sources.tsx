import { ExternalIcon } from '#app/article/inline/inlines.tsx';
import { withPeriod } from '#app/article/references.tsx';
import css from '#app/article/sources.module.css';
import { classNames } from '#app/components/class-names.ts';
import type { CitedWork } from '#library/review/references.ts';
import { articleWords } from '#library/words.ts';

const words = articleWords.medicalReview;

/** Cited works: by short name below a section, or in full at the end of a page. */
export function Sources({ works, inFull }: { works: readonly CitedWork[]; inFull?: boolean }) {
  return (
    <div className={classNames('cluster note', css.sources, inFull && css.full)} data-nosnippet>
      <b aria-hidden="true">{words.sources}</b>
      <ul className="cluster" aria-label={words.sources}>
        {works.map((work) => (
          <li key={work.id}>
            <a href={work.href} rel="noopener noreferrer">
              {shortName(work)}
              {!inFull && <span className="visually-hidden">: {work.source}</span>}
              <ExternalIcon />
            </a>
            {inFull && ` ${withPeriod(work.source)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** “FDA 2024” or “Yin 2016”: the abbreviation of an agency, or else the first author. */
function shortName({ authors = '', place, year }: CitedWork): string {
  const abbreviation = /\(([A-Z]{2,})\)$/.exec(authors)?.[1];
  return `${abbreviation ?? (authors.split(/[ ,]/)[0] || place)} ${year}`;
}
