import type { Ref } from 'react';
import { PlainInlines } from '#app/article/inline/plain-inlines.tsx';
import { classNames } from '#app/components/class-names.ts';
import CopyButton from '#app/components/controls/copy-button.island.tsx';
import css from '#app/inquiry/inquiry-form.module.css';
import { fillIn } from '#library/fill-in.ts';
import { inquiryFields } from '#library/inquiry/fields.ts';
import type { InquiryMessages } from '#library/inquiry/schema.ts';
import type { InquiryText } from '#library/schema/inquiry.ts';
import type { ContactText } from '#library/schema/pages/contact.ts';

/** Without JavaScript, the form posts to a URL with this fragment, so the browser scrolls to it. */
export const outcomeId = 'request-outcome';
const titleId = 'request-outcome-title';
const referenceId = 'request-reference';

interface InquiryOutcomeProps {
  ref: Ref<HTMLElement>;
  outcome: 'failed' | 'invalid' | undefined;
  reason: string | undefined;
  messages: InquiryMessages;
  copy: InquiryText['outcomes'];
}

/** use-inquiry.ts moves the focus here, so screen readers read the result next. */
export function InquiryOutcome({ ref, outcome, reason, messages, copy }: InquiryOutcomeProps) {
  const invalidFields = inquiryFields.filter((field) => messages[field]);
  if (!outcome || (outcome === 'invalid' && invalidFields.length === 0)) return null;
  return (
    <section
      ref={ref}
      id={outcomeId}
      tabIndex={-1}
      className={classNames(css.outcome, css.failed)}
      aria-labelledby={titleId}
    >
      <h3 id={titleId} className="text-title">
        {outcome === 'invalid'
          ? formatTitle(invalidFields.length, copy.invalid)
          : copy.failed.title}
      </h3>
      {outcome === 'invalid' && (
        <ul>
          {invalidFields.map((field) => (
            <li key={field}>
              <a href={`#${field}`}>{messages[field]}</a>
            </li>
          ))}
        </ul>
      )}
      {outcome === 'failed' && (
        <>
          <p>{reason ?? copy.failed.text}</p>
          <p>
            <PlainInlines nodes={copy.failed.call} />
          </p>
        </>
      )}
    </section>
  );
}

interface ConfirmationProps {
  ref: Ref<HTMLElement>;
  reference: string | undefined;
  copy: InquiryText['outcomes']['sent'];
  copyText: ContactText['copy'];
}

/** This replaces the form, and the toast has the same title and text. */
export function Confirmation({ ref, reference, copy, copyText }: ConfirmationProps) {
  return (
    <section
      ref={ref}
      id={outcomeId}
      tabIndex={-1}
      className={css.outcome}
      aria-labelledby={titleId}
      aria-describedby={reference && referenceId}
    >
      <h3 id={titleId} className="text-title">
        {copy.title}
      </h3>
      <p>{copy.text}</p>
      {reference && (
        <div className={`cluster ${css.reference}`}>
          <p id={referenceId}>
            {copy.reference}: <b translate="no">{reference}</b>
          </p>
          <CopyButton text={reference} what={copy.what} words={copyText} />
        </div>
      )}
      <p>
        <PlainInlines nodes={copy.next} />
      </p>
    </section>
  );
}

const formatTitle = (count: number, { one, many }: InquiryText['outcomes']['invalid']) =>
  count === 1 ? one : fillIn(many, { count: String(count) });
