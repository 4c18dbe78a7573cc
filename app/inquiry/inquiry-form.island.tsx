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
import type { InquiryText } from '#library/schema/inquiry.ts';

/**
 * With JavaScript, the form calls the contact function. Without it, the form posts to the page, and
 * `result` is the page action's response.
 */
export default island('inquiry-form', InquiryForm);

function InquiryForm({ words, result }: { words: InquiryText; result: InquiryResult | undefined }) {
  const inquiry = useInquiry(result, words.outcomes);
  const { state, reason, messages, outcomeRef, submit, revalidate } = inquiry;
  const values = result && result.kind !== 'sent' ? result.values : undefined;
  const renderField = (name: InquiryField) => {
    const { kind, autoComplete } = fieldRules[name];
    const fieldProps = {
      name,
      label: words.fields[name].label,
      placeholder: words.fields[name].example,
      autoComplete,
      error: messages[name],
      defaultValue: values?.[name],
      required: true,
    };
    if (kind === 'lines') return <TextArea key={name} className={css.fullWidth} {...fieldProps} />;
    return <TextField key={name} type={kind === 'email' ? 'email' : 'text'} {...fieldProps} />;
  };
  const isSending = state === 'sending';
  return (
    <form
      className={`halves ${css.form}`}
      method="post"
      action={`/specialists#${outcomeId}`}
      noValidate
      onSubmit={submit}
      onFocus={preloadToasts}
      onInput={revalidate}
      aria-label={words.title}
    >
      <InquiryOutcome
        ref={outcomeRef}
        outcome={isSending ? undefined : state}
        reason={reason}
        messages={messages}
        copy={words.outcomes}
      />
      <p className={css.fullWidth}>
        <PlainInlines nodes={words.noPatients} />
      </p>
      {inquiryFields.map(renderField)}
      <Honeypot label={words.trap} />
      {/* The server identifies an inquiry by this key and its contents, so the key can be constant. */}
      <input type="hidden" name={idempotencyField} value="without-script" />
      <div className={`acts ${css.actions}`}>
        <Button type="submit" disabled={isSending}>
          {isSending ? words.sending : words.send}
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
