import { PlainInlines } from '#app/article/inline/plain-inlines.tsx';
import { island } from '#app/browser/island.tsx';
import { Button } from '#app/components/controls/button.tsx';
import { TextArea, TextField } from '#app/components/controls/field.tsx';
import { preloadToasts } from '#app/components/toasts/toasts.island.tsx';
import css from '#app/inquiry/inquiry-form.module.css';
import { Confirmation, InquiryOutcome, outcomeId } from '#app/inquiry/inquiry-outcome.tsx';
import type { InquiryResult } from '#app/inquiry/submit-inquiry.ts';
import { useInquiry } from '#app/inquiry/use-inquiry.ts';
import { fieldRules, type InquiryField, inquiryFields } from '#library/inquiry/fields.ts';
import { honeypotField, idempotencyField } from '#library/inquiry/schema.ts';
import type { InquiryText } from '#library/schema/inquiry.ts';
import type { ContactText } from '#library/schema/pages/contact.ts';

/**
 * With JavaScript, the form calls the contact function. Without it, the form posts to the page, and
 * `result` is the page action's response.
 */
export default island('inquiry-form', InquiryForm);

interface InquiryFormProps {
  words: InquiryText;
  copyText: ContactText['copy'];
  result: InquiryResult | undefined;
}

function InquiryForm({ words, copyText, result }: InquiryFormProps) {
  const inquiry = useInquiry(result, words.outcomes);
  const { state, reason, reference, values, messages, outcomeRef } = inquiry;
  if (state === 'sent') {
    return (
      // Without JavaScript, this loads the page again. A link to it would only scroll.
      <form
        key="sent"
        className={css.form}
        action="/specialists#provider-request"
        onSubmit={inquiry.startAgain}
        aria-label={words.title}
      >
        <Confirmation
          ref={outcomeRef}
          reference={reference}
          copy={words.outcomes.sent}
          copyText={copyText}
        />
        <Button type="submit" variant="secondary">
          {words.outcomes.sent.another}
        </Button>
      </form>
    );
  }
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
      key="entry"
      ref={inquiry.formRef}
      className={`halves ${css.form}`}
      method="post"
      action={`/specialists#${outcomeId}`}
      noValidate
      onSubmit={inquiry.submit}
      onFocus={preloadToasts}
      onInput={inquiry.revalidate}
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
