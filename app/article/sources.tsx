import { ExternalIcon } from '#app/article/inline/inlines.tsx';
import css from '#app/article/sources.module.css';
import { classNames } from '#app/components/class-names.ts';
import type { CitedWork } from '#library/review/references.ts';
import { articleWords } from '#library/words.ts';

const words = articleWords.vouching;

/** The works that words rest on: by their short names below a part, in full at the end of a page. */
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
            {inFull && ` ${work.source}.`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** “FDA 2024”, “Yin 2016”: an agency by its letters, an author by the first name in the list. */
function shortName({ authors = '', place, year }: CitedWork): string {
  const letters = /\(([A-Z]{2,})\)$/.exec(authors)?.[1];
  return `${letters ?? (authors.split(/[ ,]/)[0] || place)} ${year}`;
}
