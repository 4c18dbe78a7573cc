import { type FormEvent, useEffect, useRef, useState } from 'react';
import { waitForPaint } from '#app/browser/next-frame.ts';
import { showToast } from '#app/components/toasts/toast-messages.ts';
import { sendInquiry } from '#app/inquiry/send-inquiry.ts';
import type { InquiryResult } from '#app/inquiry/submit-inquiry.ts';
import { type InquiryValues, inquiryFields, mapFields } from '#library/inquiry/fields.ts';
import {
  honeypotField,
  type InquiryMessages,
  parseInquiry,
  pickFormMessages,
  toInquiryBody,
} from '#library/inquiry/schema.ts';
import type { InquiryText } from '#library/schema/inquiry.ts';

export function useInquiry(result: InquiryResult | undefined, copy: InquiryText['outcomes']) {
  const [state, setState] = useState<'sending' | InquiryResult['kind'] | undefined>(result?.kind);
  const [messages, setMessages] = useState(result?.kind === 'invalid' ? result.messages : {});
  // Only the page action returns a reason. Error texts from the contact function aren't shown.
  const [reason, setReason] = useState(result?.kind === 'failed' ? result.reason : undefined);
  const outcomeRef = useRef<HTMLElement>(null);
  // This is a count, so the same result twice in a row still moves the focus.
  const [resultCount, setResultCount] = useState(0);
  // This is a ref, because the second click of a double click comes before the next render.
  const isBusy = useRef(false);
  const idempotencyKey = useRef<string>(undefined);
  const closeToast = useRef(() => {});
  const submitButton = useRef<Element>(null);

  useEffect(() => {
    if (resultCount > 0) outcomeRef.current?.focus();
  }, [resultCount]);

  function showResult(kind: InquiryResult['kind'], fieldMessages: InquiryMessages = {}) {
    setState(kind);
    setMessages(fieldMessages);
    setReason(undefined);
    setResultCount((count) => count + 1);
    if (kind === 'invalid') return;
    const destructive = kind === 'failed';
    closeToast.current = showToast({ ...copy[kind], destructive, trigger: submitButton.current });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const form = event.currentTarget;
    submitButton.current = form.querySelector('[type=submit]');
    await waitForPaint();
    const parseResult = parseInquiry(toInquiryBody(readValues(form)));
    if (!parseResult.ok) {
      isBusy.current = false;
      return showResult('invalid', pickFormMessages(parseResult.fields));
    }
    idempotencyKey.current ??= createKey();
    closeToast.current();
    setState('sending');
    setMessages({});
    const body = { ...parseResult.inquiry, ...readHoneypot(form) };
    const response = await sendInquiry(body, idempotencyKey.current);
    isBusy.current = false;
    if (response.kind === 'sent') {
      idempotencyKey.current = undefined;
      clearForm(form);
    }
    showResult(response.kind, response.kind === 'invalid' ? response.messages : {});
  }

  function revalidate(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    const name = inquiryFields.find((field) => target instanceof Element && target.id === field);
    if (!name || !messages[name]) return;
    const parseResult = parseInquiry(toInquiryBody(readValues(currentTarget)));
    const message = parseResult.ok ? undefined : parseResult.fields[name];
    setMessages((current) => ({ ...current, [name]: message }));
  }

  return { state, reason, messages, outcomeRef, submit, revalidate };
}

function readValues(form: HTMLFormElement): InquiryValues {
  const data = new FormData(form);
  return mapFields((field) => String(data.get(field) ?? ''));
}

function readHoneypot(form: HTMLFormElement): Record<string, string> {
  const value = String(new FormData(form).get(honeypotField) ?? '');
  return value ? { [honeypotField]: value } : {};
}

/** `form.reset()` would restore the entries that the server rendered into the page. */
function clearForm(form: HTMLFormElement) {
  for (const field of inquiryFields) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = '';
    }
  }
}

/** `crypto.randomUUID` isn't available on pages without HTTPS. */
const createKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
