import { CareCard } from '#app/article/blocks/care.tsx';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { healthPageMeta, MedicalReviewFooter } from '#app/article/medical-review-footer.tsx';
import { RichRowsSection } from '#app/article/rich-rows.tsx';
import { NextStep } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { H2, H3 } from '#app/components/heads/heading.tsx';
import { PlainHead } from '#app/components/heads/page-head.tsx';
import { Band } from '#app/components/section.tsx';
import css from '#app/pages/problem/problem.module.css';
import { getMedicalReview } from '#library/review/people.ts';
import { pages } from '#library/words.ts';

const { search, head, now, call, promise, next, ...health } = pages.problem;
const { recall } = pages.verify.report;
const promises = [...promise.rows, { name: recall.title, value: recall.text }];
const signs = pages['your-medicine'].ill.emergency;

const medicalReview = getMedicalReview(health);

export const meta = () => healthPageMeta({ ...search, path: '/problem' }, medicalReview);

export default function Problem() {
  return (
    <>
      <PlainHead {...head} />
      <Band>
        <div className={classNames('opening wide-split', css.columns)}>
          <div className="sticky">
            <CareCard level="emergency" {...signs} heading="h2" />
          </div>
          <Steps />
        </div>
      </Band>
      <RichRowsSection tone="shade" layout="split" id="call" {...call} />
      <RichRowsSection layout="split" id="promise" {...promise} rows={promises} />
      <MedicalReviewFooter {...medicalReview} />
      <NextStep {...next} />
    </>
  );
}

function Steps() {
  return (
    <section>
      <H2>{now.title}</H2>
      <ol className={classNames('lined numbered large-numbers', css.steps)}>
        {now.steps.map(({ title, text }) => (
          <li key={title}>
            <div>
              <H3>{title}</H3>
              <p>
                <Inlines nodes={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
