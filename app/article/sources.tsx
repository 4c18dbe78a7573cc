import { ExternalIcon } from '#app/article/inline/inlines.tsx';
import { addPeriod } from '#app/article/references.tsx';
import css from '#app/article/sources.module.css';
import { classNames } from '#app/components/class-names.ts';
import type { CitedWork } from '#library/review/references.ts';
import { articleText } from '#library/words.ts';

const copy = articleText.medicalReview;

export function Sources({ works, isFull }: { works: readonly CitedWork[]; isFull?: boolean }) {
  return (
    <div className={classNames('cluster note', css.sources, isFull && css.full)} data-nosnippet>
      <b aria-hidden="true">{copy.sources}</b>
      <ul className="cluster" aria-label={copy.sources}>
        {works.map((work) => (
          <li key={work.id}>
            <a href={work.href} rel="noopener noreferrer">
              {getShortName(work)}
              {!isFull && <span className="visually-hidden">: {work.source}</span>}
              <ExternalIcon />
            </a>
            {isFull && ` ${addPeriod(work.source)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns a short name such as “FDA 2024” or “Yin 2016”. */
function getShortName({ authors = '', place, year }: CitedWork): string {
  const abbreviation = /\(([A-Z]{2,})\)$/.exec(authors)?.[1];
  return `${abbreviation ?? (authors.split(/[ ,]/)[0] || place)} ${year}`;
}
