import { Inlines } from '#app/article/inline/inlines.tsx';
import { MedicalReviewFooter } from '#app/article/medical-review-footer.tsx';
import { Sources } from '#app/article/sources.tsx';
import { AToZ } from '#app/components/a-to-z.tsx';
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
import { getInlineText } from '#library/markdown/text.ts';
import { getMedicalReview } from '#library/review/people.ts';
import { getCitedWorks } from '#library/review/references.ts';
import { pages } from '#library/words.ts';

const text = pages.glossary;
const medicalReview = getMedicalReview(glossaryReview);

const entries = glossaryTerms.map((term) => ({
  name: term.term,
  view: <Entry key={term.slug} {...term} />,
}));

export function meta() {
  const page = { ...text.search, path: glossaryPath };
  const { isoModified, review } = medicalReview;
  const terms = glossaryTerms.map(({ slug, term, meaning }) => {
    return { slug, name: term, description: getInlineText(meaning) };
  });
  return pageMeta({
    ...page,
    structuredData: [
      medicalWebPage({ ...page, modified: isoModified, review }),
      definedTermSet(text.set, glossaryPath, terms),
    ],
  });
}

export default function Glossary() {
  return (
    <>
      <PlainHead
        above={<BackLink to="/learn">{text.head.back}</BackLink>}
        title={text.head.title}
        lead={text.head.lead}
      />
      <Band>
        <AToZ entries={entries} />
      </Band>
      <MedicalReviewFooter {...medicalReview} />
      <NextStep {...text.next} />
    </>
  );
}

function Entry({ slug, term, also, aside, meaning, sources }: GlossaryTerm) {
  return (
    <div id={slug} className={classNames('split', css.entry)}>
      <dt>
        <dfn className="display-2">{term}</dfn>
        {aside && <span className="meta"> {aside}</span>}
        {also.length > 0 && (
          <span className={classNames('meta', css.aliases)}>
            {' '}
            {text.also} {also.join(', ')}
          </span>
        )}
      </dt>
      <dd className="muted">
        <p>
          <Inlines nodes={meaning} />
        </p>
        {sources.length > 0 && (
          <Sources works={getCitedWorks(sources)} pageWorks={medicalReview.works} />
        )}
      </dd>
    </div>
  );
}
