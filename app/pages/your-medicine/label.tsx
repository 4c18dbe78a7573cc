import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { healthPageMeta, MedicalReviewFooter } from '#app/article/medical-review-footer.tsx';
import { AuxLabel } from '#app/components/aux-label.tsx';
import { NextStep } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Button } from '#app/components/controls/button.tsx';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { PlainHead } from '#app/components/heads/page-head.tsx';
import { PrintControls } from '#app/components/printing.tsx';
import { Band } from '#app/components/section.tsx';
import css from '#app/pages/your-medicine/label.module.css';
import { fillIn } from '#library/fill-in.ts';
import { labelPath } from '#library/paths/addresses.ts';
import { getMedicalReview } from '#library/review/people.ts';
import type { LabelPart } from '#library/schema/medicine.ts';
import { pages } from '#library/words.ts';

const text = pages['medicine-label'];
const { pharmacy, patientArea, otherParts } = text;
const questions = [pharmacy, ...patientArea, ...otherParts].filter(({ question }) => question);
const medicalReview = getMedicalReview(text);

export const meta = () => healthPageMeta({ ...text.search, path: labelPath }, medicalReview);

export default function Label() {
  return (
    <>
      <PlainHead
        {...text.head}
        className={css.head}
        above={<BackLink to="/your-medicine">{text.back}</BackLink>}
      />
      <Band>
        <div className={css.page}>
          <Questions />
          <div className={classNames('raised', css.label)} translate="no">
            <p className={css.example}>
              <AuxLabel>{text.example}</AuxLabel>
            </p>
            <Part {...pharmacy} />
            <ul className={css.patientArea}>
              <Parts parts={patientArea} />
            </ul>
            <ul className={css.otherParts}>
              <Parts parts={otherParts} />
            </ul>
          </div>
          <PrintControls />
        </div>
      </Band>
      <MedicalReviewFooter {...medicalReview} printPath={labelPath} />
      <NextStep {...text.next} />
    </>
  );
}

function Questions() {
  return (
    <div className="screen-only stack">
      <p>{text.questions}</p>
      <p className="acts">
        {questions.map(({ id, question }) => (
          <Button key={id} popoverTarget={getPopoverId(id)}>
            {question}
          </Button>
        ))}
      </p>
    </div>
  );
}

const Parts = ({ parts }: { parts: readonly LabelPart[] }) =>
  parts.map((part) => (
    <li key={part.id}>
      <Part {...part} />
    </li>
  ));

/** Links can't show a popover, so the id in a link belongs to the part itself. */
const getPopoverId = (id: string) => `${id}-meaning`;

/** On paper, the explanation is always visible next to its part. */
function Part({ id, name, value, text: explanation }: LabelPart) {
  const popoverId = getPopoverId(id);
  return (
    <div id={id} className={css.part}>
      <button type="button" className={css.strip} popoverTarget={popoverId}>
        <span>{name}</span>{' '}
        <b>
          <PhoneLinks text={value} noLinks />
        </b>
      </button>
      <div
        id={popoverId}
        popover="auto"
        className={classNames('paper', css.enlargement)}
        role="note"
        aria-label={name}
        translate="yes"
      >
        <p className="meta">{fillIn(text.enlarged, { name })}</p>
        <Button
          size="small"
          variant="secondary"
          popoverTarget={popoverId}
          popoverTargetAction="hide"
          aria-describedby={`${popoverId}-text`}
        >
          {text.close}
        </Button>
        <p className={css.value} translate="no">
          <PhoneLinks text={value} />
        </p>
        <p id={`${popoverId}-text`}>
          <PhoneLinks text={explanation} />
        </p>
      </div>
    </div>
  );
}
