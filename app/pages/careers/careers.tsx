import { QuietAnchor } from '#app/components/button.tsx';
import { Rule } from '#app/components/rule.tsx';
import { BalanceWeights } from '#app/pages/careers/balance-weights.tsx';
import css from '#app/pages/careers/careers.module.css';
import { pageMeta } from '#app/seo.ts';
import {
  applicationHref,
  applicationSteps,
  fairness,
  type Opening,
  openings,
} from '#content/careers.ts';
import { site, telHref } from '#library/site.ts';

export const meta = () =>
  pageMeta({
    title: 'Careers: Join Our Team',
    description: `Three openings at a small compounding pharmacy in ${site.address.city}, each with its pay range, and a four-step application.`,
    path: '/careers',
  });

export default function Careers() {
  return (
    <>
      <section className={css.weigh}>
        <div className="wrap">
          <header>
            <h1>Join Our Team</h1>
            <p className="lead">
              A small laboratory, three open places. We hire people who would rather check twice.
            </p>
          </header>
          <BalanceWeights className={css.weights} />
        </div>
      </section>
      <Rule>
        <section className={css.jobs} aria-labelledby="openings">
          <h2 className="vh" id="openings">
            Openings
          </h2>
          {openings.map((opening) => (
            <Job key={opening.title} opening={opening} />
          ))}
        </section>
      </Rule>
      <HowToApply />
    </>
  );
}

function Job({ opening }: { opening: Opening }) {
  const { title, terms, pay, summary, duties, requirements } = opening;
  return (
    <article>
      <h3>{title}</h3>
      <p className="meta">{terms}</p>
      <p className={css.pay}>
        <span className="d">{pay.range}</span> {pay.per}
      </p>
      <p className={css.summary}>{summary}</p>
      <Points title="What you do" points={duties} />
      <Points title="What you bring" points={requirements} />
      <QuietAnchor href={applicationHref(opening)} data-print={site.careersEmail}>
        Apply by email<span className="vh"> as {title}</span>
      </QuietAnchor>
    </article>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div className={css.points}>
      <h4>{title}</h4>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

function HowToApply() {
  return (
    <section className="section shade">
      <div className={`wrap ${css.four}`}>
        <header>
          <h2>How to apply</h2>
          <p className="lead">
            Write to <a href={applicationHref()}>{site.careersEmail}</a>
          </p>
          {fairness.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>
            Questions first? Call <a href={telHref(site.phone)}>{site.phone}</a>.
          </p>
        </header>
        <ol>
          {applicationSteps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
