import { PlainInlines } from '#app/article/inline/plain-inlines.tsx';
import { island } from '#app/browser/island.tsx';
import { Button } from '#app/components/controls/button.tsx';
import { TextArea, TextField } from '#app/components/controls/field.tsx';
import { preloadToasts } from '#app/components/toasts/toasts.island.tsx';
import css from '#app/inquiry/inquiry-form.module.css';
import { InquiryOutcome, outcomeId } from '#app/inquiry/inquiry-outcome.tsx';
import type { InquiryResult } from '#app/inquiry/submit-inquiry.ts';
import { useInquiry } from '#app/inquiry/use-inquiry.ts';
import { fieldRules, type InquiryField, inquiryFields } from '#library/inquiry/fields.ts';
import { honeypotField, idempotencyField } from '#library/inquiry/schema.ts';
import type { InquiryWords } from '#library/schema/inquiry.ts';

/**
 * The request form for providers. Calls the function with script, and posts to the page without.
 * `result` is the response of the page's action.
 */
export default island('inquiry-form', InquiryForm);

function InquiryForm({
  words,
  result,
}: {
  words: InquiryWords;
  result: InquiryResult | undefined;
}) {
  const inquiry = useInquiry(result, words.outcomes);
  const { state, reason, messages, outcomeRef, submit, recheck } = inquiry;
  const values = result && result.kind !== 'sent' ? result.values : undefined;
  const control = (name: InquiryField) => {
    const { kind, autoComplete } = fieldRules[name];
    const field = {
      name,
      label: words.fields[name].label,
      placeholder: words.fields[name].example,
      autoComplete,
      error: messages[name],
      defaultValue: values?.[name],
      required: true,
    };
    if (kind === 'lines') return <TextArea key={name} className={css.full} {...field} />;
    return <TextField key={name} type={kind === 'email' ? 'email' : 'text'} {...field} />;
  };
  const sending = state === 'sending';
  return (
    <form
      className={`halves ${css.form}`}
      method="post"
      action={`/specialists#${outcomeId}`}
      noValidate
      onSubmit={submit}
      onFocus={preloadToasts}
      onInput={recheck}
      aria-label={words.title}
    >
      <InquiryOutcome
        ref={outcomeRef}
        outcome={sending ? undefined : state}
        reason={reason}
        messages={messages}
        words={words.outcomes}
      />
      <p className={css.full}>
        <PlainInlines nodes={words.noPatients} />
      </p>
      {inquiryFields.map(control)}
      <Honeypot label={words.trap} />
      {/* The server identifies an inquiry by this key and its text, so the key can be constant. */}
      <input type="hidden" name={idempotencyField} value="without-script" />
      <div className={`acts ${css.actions}`}>
        <Button type="submit" disabled={sending}>
          {sending ? words.sending : words.send}
        </Button>
        <p className="meta">{words.reply}</p>
      </div>
    </form>
  );
}

function Honeypot({ label }: { label: string }) {
  return (
    <p className={css.honeypot} aria-hidden="true">
      <label htmlFor={honeypotField}>{label}</label>
      <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </p>
  );
}
