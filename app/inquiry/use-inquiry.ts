import { type FormEvent, useEffect, useRef, useState } from 'react';
import { waitForPaint } from '#app/browser/next-frame.ts';
import { showToast } from '#app/components/toasts/toast-messages.ts';
import { type SendResult, sendInquiry } from '#app/inquiry/send-inquiry.ts';
import type { InquiryResult } from '#app/inquiry/submit-inquiry.ts';
import { type InquiryValues, inquiryFields, mapFields } from '#library/inquiry/fields.ts';
import {
  honeypotField,
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
  const [reference, setReference] = useState(
    result?.kind === 'sent' ? result.reference : undefined,
  );
  const [values, setValues] = useState(result && 'values' in result ? result.values : undefined);
  const outcomeRef = useRef<HTMLElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  // This is a count, so the same result twice in a row still moves the focus.
  const [resultCount, setResultCount] = useState(0);
  // This is a ref, because the second click of a double click comes before the next render.
  const isBusy = useRef(false);
  const idempotencyKey = useRef<string>(undefined);
  const closeToast = useRef(() => {});
  const submitButton = useRef<Element>(null);

  useEffect(() => {
    const focusTarget = outcomeRef.current ?? formRef.current?.querySelector('input');
    if (resultCount > 0) focusTarget?.focus();
  }, [resultCount]);

  function showResult(response: SendResult) {
    const { kind } = response;
    setState(kind);
    setMessages(kind === 'invalid' ? response.messages : {});
    setReason(undefined);
    setResultCount((count) => count + 1);
    if (kind === 'invalid') return;
    if (kind === 'sent') {
      setReference(response.reference);
      setValues(undefined);
    }
    const { title, text } = copy[kind];
    const destructive = kind === 'failed';
    closeToast.current = showToast({ title, text, destructive, trigger: submitButton.current });
  }

  /** The new form is empty, because the one that was sent is no longer in the page. */
  function startAgain(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    closeToast.current();
    setState(undefined);
    setResultCount((count) => count + 1);
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
      return showResult({ kind: 'invalid', messages: pickFormMessages(parseResult.fields) });
    }
    idempotencyKey.current ??= createKey();
    closeToast.current();
    setState('sending');
    setMessages({});
    const body = { ...parseResult.inquiry, ...readHoneypot(form) };
    const response = await sendInquiry(body, idempotencyKey.current);
    isBusy.current = false;
    if (response.kind === 'sent') idempotencyKey.current = undefined;
    showResult(response);
  }

  function revalidate(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    const name = inquiryFields.find((field) => target instanceof Element && target.id === field);
    if (!name || !messages[name]) return;
    const parseResult = parseInquiry(toInquiryBody(readValues(currentTarget)));
    const message = parseResult.ok ? undefined : parseResult.fields[name];
    setMessages((current) => ({ ...current, [name]: message }));
  }

  return {
    state,
    reason,
    reference,
    values,
    messages,
    outcomeRef,
    formRef,
    submit,
    revalidate,
    startAgain,
  };
}

function readValues(form: HTMLFormElement): InquiryValues {
  const data = new FormData(form);
  return mapFields((field) => String(data.get(field) ?? ''));
}

function readHoneypot(form: HTMLFormElement): Record<string, string> {
  const value = String(new FormData(form).get(honeypotField) ?? '');
  return value ? { [honeypotField]: value } : {};
}

/** `crypto.randomUUID` isn't available on pages without HTTPS. */
const createKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
