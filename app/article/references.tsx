import { type ReactNode, useContext } from 'react';
import css from '#app/article/inline/inlines.module.css';
import {
  ExternalIcon,
  FeedArticleUrl,
  getCitationName,
  getPopoverId,
  getTermId,
  Inlines,
} from '#app/article/inline/inlines.tsx';
import { fillIn } from '#library/fill-in.ts';
import type { TermInText } from '#library/glossary/explain.ts';
import { glossaryPath } from '#library/glossary/glossary.ts';
import type { CitedWork } from '#library/review/references.ts';
import { articleText } from '#library/words.ts';

const copy = articleText.references;

/** Citations of one work share a popover, which appears next to the button that opened it. */
export function References({ works }: { works: readonly CitedWork[] }) {
  const isFeed = useContext(FeedArticleUrl) !== undefined;
  if (works.length === 0) return null;
  return (
    <>
      {!isFeed &&
        works.map((work, index) => (
          <Popover key={work.id} id={getPopoverId(index + 1)} label={getCitationName(index + 1)}>
            <b>{work.source}</b>
            <br />
            {formatPublication(work)}
            <br />
            <SourceLink work={work} />
          </Popover>
        ))}
      <section aria-labelledby="references">
        <h2 id="references" className="display-2">
          {copy.title}
        </h2>
        <ol className={`numbered ${css.references}`}>
          {works.map((work) => (
            <li key={work.id}>
              <span>
                {formatReference(work)} <SourceLink work={work} />
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
    <div id={id} popover="auto" className={`paper ${css.popover}`} role="note" aria-label={label}>
      {children}
    </div>
  );
}

export const addPeriod = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

const formatAuthors = ({ authors }: CitedWork) => (authors ? `${addPeriod(authors)} ` : '');

const formatReference = (work: CitedWork) =>
  `${formatAuthors(work)}${addPeriod(work.source)} ${work.place}, ${work.year}${work.locator ? `;${work.locator}` : ''}.`;

const formatPublication = (work: CitedWork) => `${formatAuthors(work)}${work.place}, ${work.year}.`;

function SourceLink({ work }: { work: CitedWork }) {
  return (
    <a
      href={work.href}
      rel="noopener noreferrer"
      aria-label={fillIn(copy.viewSourceOf, { source: work.source })}
    >
      {copy.viewSource}
      <ExternalIcon />
    </a>
  );
}

export function TermPopovers({ terms }: { terms: readonly TermInText[] }) {
  return terms.map(({ slug, term, meaning }) => (
    <Popover key={slug} id={getTermId(slug)} label={fillIn(articleText.term.label, { term })}>
      <b>{term}</b>
      <br />
      <Inlines nodes={meaning} />
      <br />
      <a href={`${glossaryPath}#${slug}`}>{articleText.term.glossary}</a>
    </Popover>
  ));
}
