import { type ReactNode, useContext } from 'react';
import css from '#app/article/inline/citation.module.css';
import {
  citationName,
  ExternalIcon,
  FeedAddress,
  Inlines,
  popoverId,
  termId,
} from '#app/article/inline/inlines.tsx';
import { Link } from '#app/components/controls/button.tsx';
import { fillIn } from '#library/fill-in.ts';
import type { TermInText } from '#library/glossary/explain.ts';
import { glossaryPath } from '#library/glossary/glossary.ts';
import type { CitedWork } from '#library/review/references.ts';
import { articleWords } from '#library/words.ts';

const words = articleWords.references;

/**
 * What the numbers stand for: one popover for each work, and the list for those who read to the
 * end or print. All buttons with the same number open the same popover, which appears at the
 * button that opened it.
 */
export function References({ works }: { works: readonly CitedWork[] }) {
  const feed = useContext(FeedAddress);
  if (works.length === 0) return null;
  return (
    <>
      {!feed &&
        works.map((work, place) => (
          <Popover key={work.id} id={popoverId(place + 1)} label={citationName(place + 1)}>
            <b>{work.source}</b>
            <br />
            {origin(work)}
            <br />
            <ViewSource work={work} />
          </Popover>
        ))}
      <section aria-labelledby="references">
        <h2 id="references" className="display-2">
          {words.title}
        </h2>
        <ol className={`numbered note ${css.list}`}>
          {works.map((work) => (
            <li key={work.id}>
              <span>
                {listed(work)} <ViewSource work={work} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** Opens at the button that points to it. */
function Popover({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div
      id={id}
      popover="auto"
      className={`paper note ${css.popover}`}
      role="note"
      aria-label={label}
    >
      {children}
    </div>
  );
}

const withStop = (text: string) => (text.endsWith('.') ? text : `${text}.`);

const by = ({ authors }: CitedWork) => (authors ? `${withStop(authors)} ` : '');

const listed = (work: CitedWork) =>
  `${by(work)}${withStop(work.source)} ${work.place}, ${work.year}${work.locator ? `;${work.locator}` : ''}.`;

const origin = (work: CitedWork) => `${by(work)}${work.place}, ${work.year}.`;

function ViewSource({ work }: { work: CitedWork }) {
  return (
    <a
      href={work.href}
      rel="noopener noreferrer"
      aria-label={fillIn(words.viewSourceOf, { source: work.source })}
    >
      {words.viewSource}
      <ExternalIcon />
    </a>
  );
}

/** What the terms of a page mean: one popover for each. */
export function Terms({ terms }: { terms: readonly TermInText[] }) {
  return terms.map(({ slug, term, meaning }) => (
    <Popover key={slug} id={termId(slug)} label={fillIn(articleWords.term.label, { term })}>
      <b>{term}</b>
      <br />
      <Inlines nodes={meaning} />
      <br />
      <Link to={`${glossaryPath}#${slug}`}>{articleWords.term.glossary}</Link>
    </Popover>
  ));
}
