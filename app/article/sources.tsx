import { ExternalIcon } from '#app/article/inline/inlines.tsx';
import { addPeriod } from '#app/article/references.tsx';
import css from '#app/article/sources.module.css';
import type { CitedWork } from '#library/review/references.ts';
import { articleText } from '#library/words.ts';

const copy = articleText.medicalReview;

interface SourcesProps {
  works: readonly CitedWork[];
  /** All works on the page, if it has several lists. */
  pageWorks?: readonly CitedWork[];
}

export function Sources({ works, pageWorks = works }: SourcesProps) {
  return (
    <div className={`cluster ${css.sources}`} data-nosnippet>
      <b aria-hidden="true">{copy.sources}</b>
      <ul className={`cluster ${css.names}`} aria-label={copy.sources}>
        {works.map((work) => (
          <li key={work.id}>
            <a href={work.href} rel="noopener noreferrer">
              {getUniqueName(work, pageWorks)}
              <span className="visually-hidden">: {work.source}</span>
              <ExternalIcon />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The page's sources in full, at its end. */
export function FullSources({ works }: { works: readonly CitedWork[] }) {
  return (
    <details className={css.sources} data-nosnippet>
      <summary className={css.summary}>
        {copy.sources} ({works.length})
      </summary>
      <ul className="stack">
        {works.map((work) => (
          <li key={work.id}>
            <a href={work.href} rel="noopener noreferrer">
              {getUniqueName(work, works)}
              <ExternalIcon />
            </a>{' '}
            {addPeriod(work.source)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Adds a letter, as in “FDA 2024a”, if the page has several works with this name. */
function getUniqueName(work: CitedWork, pageWorks: readonly CitedWork[]): string {
  const name = getShortName(work);
  const ids = pageWorks.filter((other) => getShortName(other) === name).map(({ id }) => id);
  return ids.length > 1 ? name + 'abcdefghij'.charAt(ids.indexOf(work.id)) : name;
}

/** Returns a short name such as “FDA 2024” or “Yin 2016”. */
function getShortName({ authors = '', place, year }: CitedWork): string {
  const abbreviation = /\(([A-Z]{2,})\)$/.exec(authors)?.[1];
  return `${abbreviation ?? (authors.split(/[ ,]/)[0] || place)} ${year}`;
}
