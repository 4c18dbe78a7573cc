import { ButtonLink } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ClosingCall } from '#app/components/closing-call.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Rule } from '#app/components/rule.tsx';
import { Sibling, Siblings } from '#app/illustrations/siblings.tsx';
import { TwoShapes } from '#app/illustrations/two-shapes.tsx';
import css from '#app/pages/about.module.css';
import { pageMeta } from '#app/seo.ts';
import { aboutHead, commitments, founders, invitation, letter } from '#content/about.ts';

export const meta = () =>
  pageMeta({
    title: 'About Us',
    description:
      'Two sibling pharmacists, second generation, and the compounding pharmacy they run in Los Angeles.',
    path: '/about',
  });

export default function About() {
  return (
    <>
      <header className={css.kin}>
        <div className="wrap">
          <div className={css.text}>
            <h1>{aboutHead.title}</h1>
            <p className="lead">{aboutHead.lead}</p>
          </div>
          <Siblings />
        </div>
      </header>
      <Rule>
        <Letter />
      </Rule>
      <Founders />
      <Commitments />
      <ClosingCall title={invitation.title} lead={invitation.lead} art={<TwoShapes />}>
        <ButtonLink to="/contact" variant="ink">
          Contact Our Team
        </ButtonLink>
        <ButtonLink to="/services" variant="secondary">
          Explore Our Services
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

function Letter() {
  const [one, other] = letter.signed;
  return (
    <section className={css.letter}>
      <h2>{letter.title}</h2>
      <div>
        <p className={css.first}>{letter.first}</p>
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={classNames('d', css.signed)}>
          {one} <i>&amp;</i> {other}
        </p>
      </div>
    </section>
  );
}

function Founders() {
  return (
    <section className={css.founders}>
      <h2 className="vh">The founders</h2>
      <div className="wrap">
        {founders.map(({ name, portrait, text, interests, looksAfter }) => (
          <article key={name}>
            <Sibling portrait={portrait} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              <Rows
                rows={[
                  { name: 'Interests', value: interests },
                  { name: 'Looks after', value: looksAfter },
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
    <section className={classNames('section shade', css.stand)}>
      <div className="wrap">
        <h2>What holds us to it</h2>
        <ul>
          {commitments.map(({ sign, text }) => (
            <li key={sign}>
              <b className="d">{sign}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
