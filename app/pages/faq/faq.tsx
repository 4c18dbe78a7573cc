import { Inlines } from '#app/article/inline/inlines.tsx';
import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { Accordion } from '#app/components/accordion.tsx';
import { NextStep } from '#app/components/calls/calls.tsx';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import css from '#app/pages/faq/faq.module.css';
import { QuestionCylinder } from '#app/pages/faq/question-cylinder.tsx';
import { pageMeta } from '#app/seo.ts';
import { faqPage } from '#app/structured-data.ts';
import { fillInCount } from '#library/fill-in.ts';
import { getInlineText } from '#library/markdown/text.ts';
import { pages, questions } from '#library/words.ts';

const { search, head, still: nextStep } = pages.faq;

export const meta = () =>
  pageMeta({
    title: search.title,
    description: fillInCount(search.description, questions.length),
    path: '/faq',
    structuredData: [
      faqPage(
        questions.map(({ question, answer }) => ({ question, answer: getInlineText(answer) })),
      ),
    ],
  });

export default function Faq() {
  return (
    <>
      <section className={css.faq}>
        <div className="wrap split">
          <header>
            <h1>{head.title}</h1>
            <p className="lead">
              {fillInCount(head.lead, questions.length)} <PhoneLinks text={head.more} />
            </p>
            <QuestionCylinder questionCount={questions.length} />
          </header>
          <Accordion
            name="faq"
            firstOpen
            items={questions.map(({ question, answer }) => ({
              question,
              answer: <Inlines nodes={answer} />,
            }))}
          />
          <CompoundingNotice />
        </div>
      </section>
      <NextStep {...nextStep} />
    </>
  );
}
