import type { Ref } from 'react';
import { PlainInlines } from '#app/article/inline/plain-inlines.tsx';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/inquiry/inquiry-form.module.css';
import { fillIn } from '#library/fill-in.ts';
import { inquiryFields } from '#library/inquiry/fields.ts';
import type { InquiryMessages } from '#library/inquiry/schema.ts';
import type { InquiryWords } from '#library/schema/inquiry.ts';

/** The target of the form's URL, where the browser scrolls after it posts without script. */
export const outcomeId = 'request-outcome';
const titleId = 'request-outcome-title';

interface InquiryOutcomeProps {
  ref: Ref<HTMLElement>;
  outcome: 'sent' | 'failed' | 'invalid' | undefined;
  /** Why it failed, if the server gave a reason. */
  reason: string | undefined;
  messages: InquiryMessages;
  words: InquiryWords['outcomes'];
}

/** The result of the request. Takes focus, so screen readers read it next. */
export function InquiryOutcome({ ref, outcome, reason, messages, words }: InquiryOutcomeProps) {
  const invalidFields = inquiryFields.filter((field) => messages[field]);
  if (!outcome || (outcome === 'invalid' && invalidFields.length === 0)) return null;
  return (
    <section
      ref={ref}
      id={outcomeId}
      tabIndex={-1}
      className={classNames(css.outcome, outcome !== 'sent' && css.failed)}
      aria-labelledby={titleId}
    >
      <h3 id={titleId} className="text-title">
        {outcome === 'invalid' ? title(invalidFields.length, words.invalid) : words[outcome].title}
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
      {outcome !== 'invalid' && <p>{reason ?? words[outcome].text}</p>}
      {outcome === 'failed' && (
        <p>
          <PlainInlines nodes={words.failed.call} />
        </p>
      )}
    </section>
  );
}

const title = (count: number, { one, many }: InquiryWords['outcomes']['invalid']) =>
  count === 1 ? one : fillIn(many, { count: String(count) });
