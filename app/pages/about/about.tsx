import { CallToAction } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { QuietLink } from '#app/components/controls/button.tsx';
import { H2, H3 } from '#app/components/heads/heading.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Band, Section } from '#app/components/section.tsx';
import css from '#app/pages/about/about.module.css';
import { pageMeta } from '#app/seo.ts';
import Balance from '#brand/at-work/balance.svg?react';
import Mortar from '#brand/at-work/mortar.svg?react';
import FoundersDrawing from '#brand/founders.svg?react';
import TwoShapes from '#brand/two-shapes.svg?react';
import { samplePersonNotice } from '#library/review/people.ts';
import { isSample, pages } from '#library/words.ts';

const { search, head, letter, founders, commitments, invitation } = pages.about;

export const meta = () => pageMeta({ ...search, path: '/about' });

export default function About() {
  return (
    <>
      <PageHead
        className={css.head}
        title={head.title}
        lead={head.lead}
        art={<FoundersDrawing className="drawing base" role="img" aria-label={head.drawing} />}
      />
      <Band>
        <Letter />
      </Band>
      <Founders />
      <Commitments />
      <CallToAction
        {...invitation}
        art={<TwoShapes className="drawing base" aria-hidden="true" />}
      />
    </>
  );
}

function Letter() {
  const [firstName, secondName] = letter.signed;
  return (
    <section className={classNames('split opening', css.letter)}>
      <H2 className="sticky">{letter.title}</H2>
      <div>
        <p className="display-3">{letter.first}</p>
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph} className="muted">
            {paragraph}
          </p>
        ))}
        <p className={classNames('display-3', css.signature)}>
          {firstName} <i>&amp;</i> {secondName}
        </p>
      </div>
    </section>
  );
}

const workDrawings = {
  mortar: <Mortar className="drawing" aria-hidden="true" />,
  balance: <Balance className="drawing" aria-hidden="true" />,
};

function Founders() {
  return (
    <section>
      <H2 className="visually-hidden">{founders.title}</H2>
      <div className={classNames('wrap halves ending', css.founders)}>
        {founders.people.map(({ name, atWork, text, interests, looksAfter }, index) => (
          <article key={name}>
            {workDrawings[atWork]}
            <div>
              <H3 className="display-3">{name}</H3>
              <p>
                {text}{' '}
                {isSample('pages/about.yaml', ['founders', 'people', index]) && samplePersonNotice}
              </p>
              <Rows
                rows={[
                  { name: founders.interests, value: interests },
                  { name: founders.looksAfter, value: looksAfter },
                ]}
              />
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

function Commitments() {
  return (
    <Section tone="shade" layout="split" title={commitments.title}>
      <Rows
        className={css.commitments}
        rows={commitments.items.map(({ sign, text }) => ({ name: sign, value: text }))}
      />
      <p className={classNames('cluster', css.verifyLink)}>
        {isSample('site.yaml', ['license']) && <strong>{pages.verify.license.sample}</strong>}
        <QuietLink to={commitments.link.to}>{commitments.link.label}</QuietLink>
      </p>
    </Section>
  );
}
