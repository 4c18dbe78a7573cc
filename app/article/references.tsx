import { type ReactNode, useContext } from 'react';
import css from '#app/article/inline/inlines.module.css';
import {
  citationName,
  ExternalIcon,
  FeedAddress,
  Inlines,
  popoverId,
  termId,
} from '#app/article/inline/inlines.tsx';
import { fillIn } from '#library/fill-in.ts';
import type { TermInText } from '#library/glossary/explain.ts';
import { glossaryPath } from '#library/glossary/glossary.ts';
import type { CitedWork } from '#library/review/references.ts';
import { articleWords } from '#library/words.ts';

const words = articleWords.references;

/**
 * A popover for each cited work, and the list of all of them. Buttons with the same number share a
 * popover, which appears at the button that opened it.
 */
export function References({ works }: { works: readonly CitedWork[] }) {
  const feed = useContext(FeedAddress);
  if (works.length === 0) return null;
  return (
    <>
      {!feed &&
        works.map((work, index) => (
          <Popover key={work.id} id={popoverId(index + 1)} label={citationName(index + 1)}>
            <b>{work.source}</b>
            <br />
            {publication(work)}
            <br />
            <ViewSource work={work} />
          </Popover>
        ))}
      <section aria-labelledby="references">
        <h2 id="references" className="display-2">
          {words.title}
        </h2>
        <ol className={`numbered note ${css.references}`}>
          {works.map((work) => (
            <li key={work.id}>
              <span>
                {fullReference(work)} <ViewSource work={work} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

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

export const withPeriod = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

const authorsOf = ({ authors }: CitedWork) => (authors ? `${withPeriod(authors)} ` : '');

const fullReference = (work: CitedWork) =>
  `${authorsOf(work)}${withPeriod(work.source)} ${work.place}, ${work.year}${work.locator ? `;${work.locator}` : ''}.`;

const publication = (work: CitedWork) => `${authorsOf(work)}${work.place}, ${work.year}.`;

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

/** A popover with the meaning of each term on the page. */
export function Terms({ terms }: { terms: readonly TermInText[] }) {
  return terms.map(({ slug, term, meaning }) => (
    <Popover key={slug} id={termId(slug)} label={fillIn(articleWords.term.label, { term })}>
      <b>{term}</b>
      <br />
      <Inlines nodes={meaning} />
      <br />
      <a href={`${glossaryPath}#${slug}`}>{articleWords.term.glossary}</a>
    </Popover>
  ));
}
