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

/** The states of the form: idle, sending, idle again with an outcome. */
export function useInquiry(result: InquiryResult | undefined, words: InquiryWords['outcomes']) {
  const [phase, setPhase] = useState<'idle' | 'sending'>('idle');
  const [outcome, setOutcome] = useState<InquiryResult['kind'] | undefined>(result?.kind);
  const [messages, setMessages] = useState(result?.kind === 'invalid' ? result.messages : {});
  // Only the page that came back says why; the function's errors are not shown as they are.
  const [reason, setReason] = useState(result?.kind === 'failed' ? result.reason : undefined);
  const outcomeRef = useRef<HTMLElement>(null);
  // Counts the answers, so that the same one twice in a row still moves the focus.
  const [answers, setAnswers] = useState(0);
  // State changes with the next render; a double click comes before it.
  const busy = useRef(false);
  const key = useRef<string>(undefined);
  const closeToast = useRef(() => {});
  const button = useRef<Element>(null);

  useEffect(() => {
    if (answers > 0) outcomeRef.current?.focus();
  }, [answers]);

  function conclude(next: InquiryResult['kind'], nextMessages: InquiryMessages = {}) {
    setPhase('idle');
    setOutcome(next);
    setMessages(nextMessages);
    setReason(undefined);
    setAnswers((count) => count + 1);
    if (next === 'invalid') return;
    const { title, text } = words[next];
    closeToast.current = showToast({
      title,
      text,
      destructive: next === 'failed',
      answers: button.current,
    });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const form = event.currentTarget;
    button.current = form.querySelector('[type=submit]');
    await nextFrame();
    const parsed = parseInquiry(inquiryBody(valuesOf(form)));
    if (!parsed.ok) {
      busy.current = false;
      return conclude('invalid', messagesOf(parsed.fields));
    }
    key.current ??= newKey();
    // What the last attempt came to is not true of this one.
    closeToast.current();
    setPhase('sending');
    setOutcome(undefined);
    setMessages({});
    const body = { ...parsed.inquiry, ...honeypotOf(form) };
    const sent = await sendInquiry(body, key.current);
    busy.current = false;
    if (sent.kind === 'sent') {
      key.current = undefined;
      clear(form);
    }
    conclude(sent.kind, sent.kind === 'invalid' ? sent.messages : {});
  }

  /** A message goes, or changes, as soon as what it is about does. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    const name = inquiryFields.find((field) => target instanceof Element && target.id === field);
    if (!name || !messages[name]) return;
    const parsed = parseInquiry(inquiryBody(valuesOf(currentTarget)));
    const message = parsed.ok ? undefined : parsed.fields[name];
    setMessages((all) => ({ ...all, [name]: message }));
  }

  return { phase, outcome, reason, messages, outcomeRef, submit, recheck };
}

function valuesOf(form: HTMLFormElement): InquiryValues {
  const data = new FormData(form);
  return byField((field) => String(data.get(field) ?? ''));
}

/** Sent along only when something filled it in. */
function honeypotOf(form: HTMLFormElement): Record<string, string> {
  const value = String(new FormData(form).get(honeypotField) ?? '');
  return value ? { [honeypotField]: value } : {};
}

/** Not `form.reset()`, which would bring back what an earlier answer of the page had filled in. */
function clear(form: HTMLFormElement) {
  for (const field of inquiryFields) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = '';
    }
  }
}

/** `crypto.randomUUID` is missing on pages without TLS. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
