import type { Ref } from 'react';
import css from '#app/inquiry/inquiry-form.module.css';
import { outcomeMessages } from '#app/inquiry/messages.ts';
import { type InquiryMessages, inquiryFields } from '#app/inquiry/schema.ts';
import { site, telHref } from '#library/site.ts';

/** Where the browser goes after it has sent the form by itself. */
export const outcomeId = 'request-outcome';
const titleId = 'request-outcome-title';

/** What became of the request. Takes the focus, so that it is the next thing read. */
export function InquiryOutcome({
  ref,
  outcome,
  reason,
  messages,
}: {
  ref: Ref<HTMLElement>;
  outcome: 'sent' | 'failed' | 'invalid' | undefined;
  /** Why it failed, where the server said so. */
  reason: string | undefined;
  messages: InquiryMessages;
}) {
  const wrong = inquiryFields.filter((field) => messages[field]);
  if (!outcome || (outcome === 'invalid' && wrong.length === 0)) return null;
  return (
    <section
      ref={ref}
      id={outcomeId}
      tabIndex={-1}
      className={outcome === 'sent' ? css.sent : css.failed}
      aria-labelledby={titleId}
    >
      <h3 id={titleId}>
        {outcome === 'invalid' ? title(wrong.length) : outcomeMessages[outcome].title}
      </h3>
      {outcome === 'invalid' && (
        <ul>
          {wrong.map((field) => (
            <li key={field}>
              <a href={`#${field}`}>{messages[field]}</a>
            </li>
          ))}
        </ul>
      )}
      {outcome !== 'invalid' && <p>{reason ?? outcomeMessages[outcome].text}</p>}
      {outcome === 'failed' && (
        <p>
          Or call <a href={telHref(site.phone)}>{site.phone}</a>. Your entries are still here.
        </p>
      )}
    </section>
  );
}

const title = (count: number) =>
  count === 1 ? 'Please correct this entry' : `Please correct these ${count} entries`;
