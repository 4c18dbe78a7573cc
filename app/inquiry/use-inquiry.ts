import { type FormEvent, useEffect, useRef, useState } from 'react';
import { nextFrame } from '#app/browser/next-frame.ts';
import { showToast } from '#app/components/toasts/toast-messages.ts';
import { sendInquiry } from '#app/inquiry/send-inquiry.ts';
import type { InquiryResult } from '#app/inquiry/submit-inquiry.ts';
import { byField, type InquiryValues, inquiryFields } from '#library/inquiry/fields.ts';
import {
  honeypotField,
  type InquiryMessages,
  inquiryBody,
  messagesOf,
  parseInquiry,
} from '#library/inquiry/schema.ts';
import type { InquiryWords } from '#library/schema/inquiry.ts';

export function useInquiry(result: InquiryResult | undefined, words: InquiryWords['outcomes']) {
  const [state, setState] = useState<'sending' | InquiryResult['kind'] | undefined>(result?.kind);
  const [messages, setMessages] = useState(result?.kind === 'invalid' ? result.messages : {});
  // Only the page action has a reason to show. The errors of the function aren't shown.
  const [reason, setReason] = useState(result?.kind === 'failed' ? result.reason : undefined);
  const outcomeRef = useRef<HTMLElement>(null);
  // A count, so that the same result twice in a row still moves the focus.
  const [resultCount, setResultCount] = useState(0);
  // A ref, because a double click comes before the next render.
  const isBusy = useRef(false);
  const key = useRef<string>(undefined);
  const closeToast = useRef(() => {});
  const button = useRef<Element>(null);

  useEffect(() => {
    if (resultCount > 0) outcomeRef.current?.focus();
  }, [resultCount]);

  function finish(next: InquiryResult['kind'], nextMessages: InquiryMessages = {}) {
    setState(next);
    setMessages(nextMessages);
    setReason(undefined);
    setResultCount((count) => count + 1);
    if (next === 'invalid') return;
    const destructive = next === 'failed';
    closeToast.current = showToast({ ...words[next], destructive, trigger: button.current });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const form = event.currentTarget;
    button.current = form.querySelector('[type=submit]');
    await nextFrame();
    const parsed = parseInquiry(inquiryBody(readValues(form)));
    if (!parsed.ok) {
      isBusy.current = false;
      return finish('invalid', messagesOf(parsed.fields));
    }
    key.current ??= createKey();
    // Remove the result of the last attempt.
    closeToast.current();
    setState('sending');
    setMessages({});
    const body = { ...parsed.inquiry, ...readHoneypot(form) };
    const response = await sendInquiry(body, key.current);
    isBusy.current = false;
    if (response.kind === 'sent') {
      key.current = undefined;
      clearForm(form);
    }
    finish(response.kind, response.kind === 'invalid' ? response.messages : {});
  }

  /** Updates the error message of a field while it is edited. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    const name = inquiryFields.find((field) => target instanceof Element && target.id === field);
    if (!name || !messages[name]) return;
    const parsed = parseInquiry(inquiryBody(readValues(currentTarget)));
    const message = parsed.ok ? undefined : parsed.fields[name];
    setMessages((all) => ({ ...all, [name]: message }));
  }

  return { state, reason, messages, outcomeRef, submit, recheck };
}

function readValues(form: HTMLFormElement): InquiryValues {
  const data = new FormData(form);
  return byField((field) => String(data.get(field) ?? ''));
}

/** Sent only if it is filled in. */
function readHoneypot(form: HTMLFormElement): Record<string, string> {
  const value = String(new FormData(form).get(honeypotField) ?? '');
  return value ? { [honeypotField]: value } : {};
}

/** `form.reset()` would restore the entries of an earlier response of the page. */
function clearForm(form: HTMLFormElement) {
  for (const field of inquiryFields) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = '';
    }
  }
}

/** `crypto.randomUUID` is missing on pages without TLS. */
const createKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
