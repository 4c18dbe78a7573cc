import { Accordion } from '#app/components/accordion.tsx';
import { ButtonLink } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { Rule } from '#app/components/rule.tsx';
import { QuestionCylinder } from '#app/illustrations/question-cylinder.tsx';
import css from '#app/pages/faq.module.css';
import { pageMeta } from '#app/seo.ts';
import { faqPage } from '#app/structured-data.ts';
import { type FaqItem, faq } from '#content/faq.ts';

export const meta = () =>
  pageMeta({
    title: 'FAQ',
    description:
      'Eight questions about prescriptions, prices, timing, delivery, safety and pets, answered by the pharmacists who are asked them.',
    path: '/faq',
    structuredData: [faqPage(faq.map((item) => ({ ...item, answer: inWords(item) })))],
  });

export default function Faq() {
  return (
    <>
      <section className={css.faq}>
        <div className="wrap">
          <header>
            <h1>Ask us anything</h1>
            <p className="lead">
              Eight questions that come up at the counter. Open one at a time.
              <span className={css.wide}> Watch the level.</span>
            </p>
            <QuestionCylinder className={css.cylinder} levelClass={css.level} />
          </header>
          <Accordion
            name="faq"
            firstOpen
            items={faq.map((item) => ({
              question: item.question,
              answer: <Answer item={item} />,
            }))}
          />
        </div>
      </section>
      <Rule className={css.end}>
        <section className={css.still}>
          <h2>Still wondering?</h2>
          <ButtonLink to="/contact">Contact Us</ButtonLink>
        </section>
      </Rule>
    </>
  );
}

/** The answer as the page reads, link included. */
function inWords({ answer, more }: FaqItem) {
  return more ? `${answer} See ${more.label}.` : answer;
}

function Answer({ item: { answer, more } }: { item: FaqItem }) {
  return (
    <>
      {answer}
      {more && (
        <>
          {' '}
          See <Link to={more.to}>{more.label}</Link>.
        </>
      )}
    </>
  );
}
