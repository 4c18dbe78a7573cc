import { Inlines } from '#app/article/inline/inlines.tsx';
import { MedicalReviewFooter } from '#app/article/medical-review-footer.tsx';
import { Sources } from '#app/article/sources.tsx';
import { NextStep } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { PlainHead } from '#app/components/heads/page-head.tsx';
import { Band } from '#app/components/section.tsx';
import css from '#app/pages/glossary/glossary.module.css';
import { pageMeta } from '#app/seo.ts';
import { definedTermSet, medicalWebPage } from '#app/structured-data.ts';
import {
  type GlossaryTerm,
  glossaryPath,
  glossaryReview,
  glossaryTerms,
} from '#library/glossary/glossary.ts';
import { separateUnits } from '#library/join-units.ts';
import { inlineText } from '#library/markdown/text.ts';
import { getMedicalReview } from '#library/review/people.ts';
import { citedWorks } from '#library/review/references.ts';
import { pages } from '#library/words.ts';

const words = pages.glossary;
const medicalReview = getMedicalReview(glossaryReview);

const groups = Map.groupBy(glossaryTerms, ({ term }) =>
  /^\d/.test(term) ? words.figures : term.charAt(0).toUpperCase(),
);

const letterId = (letter: string) => `letter-${separateUnits(letter).toLowerCase()}`;

export function meta() {
  const page = { ...words.search, path: glossaryPath };
  const { isoModified, review } = medicalReview;
  const terms = glossaryTerms.map(({ slug, term, meaning }) => {
    return { slug, name: term, description: inlineText(meaning) };
  });
  return pageMeta({
    ...page,
    structuredData: [
      medicalWebPage({ ...page, modified: isoModified, review }),
      definedTermSet(words.set, glossaryPath, terms),
    ],
  });
}

export default function Glossary() {
  return (
    <>
      <PlainHead
        above={<BackLink to="/learn">{words.head.back}</BackLink>}
        title={words.head.title}
        lead={words.head.lead}
      />
      <Band>
        <Letters />
        {Array.from(groups, ([letter, terms]) => (
          <section key={letter} id={letterId(letter)} className={classNames('split', css.group)}>
            <h2>{letter}</h2>
            <dl>
              {terms.map((term) => (
                <Entry key={term.slug} {...term} />
              ))}
            </dl>
          </section>
        ))}
      </Band>
      <MedicalReviewFooter {...medicalReview} />
      <NextStep {...words.next} />
    </>
  );
}

function Letters() {
  return (
    <nav className={css.letters} aria-label={words.letters}>
      <ul className="cluster">
        {Array.from(groups.keys(), (letter) => (
          <li key={letter}>
            <a href={`#${letterId(letter)}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ slug, term, also, aside, meaning, sources }: GlossaryTerm) {
  return (
    <div id={slug} className={classNames('split', css.entry)}>
      <dt>
        <dfn className="display-2">{term}</dfn>
        {aside && <span className="meta"> {aside}</span>}
        {also.length > 0 && (
          <span className={classNames('meta', css.also)}>
            {' '}
            {words.also} {also.join(', ')}
          </span>
        )}
      </dt>
      <dd>
        <p>
          <Inlines nodes={meaning} />
        </p>
        {sources.length > 0 && <Sources works={citedWorks(sources)} />}
      </dd>
    </div>
  );
}
