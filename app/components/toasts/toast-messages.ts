export interface ToastMessage {
  title: string;
  text: string;
  detail?: string;
  /** Set this for an error, which stays until it's dismissed. */
  destructive?: boolean;
  milliseconds?: number;
  /** Pass the pressed button so the toast doesn't cover it. */
  trigger?: Element | null;
}

export const noMessages: readonly ToastMessage[] = [];
let messages = noMessages;
const listeners = new Set<() => void>();

function setMessages(newMessages: readonly ToastMessage[]) {
  messages = newMessages;
  for (const listener of listeners) listener();
}

/** A new message replaces the last one from the same button. */
export function showToast(message: ToastMessage) {
  const others = messages.filter(({ trigger }) => !trigger || trigger !== message.trigger);
  setMessages([...others, message]);
  return () => dismissToast(message);
}

export function dismissToast(message: ToastMessage) {
  setMessages(messages.filter((other) => other !== message));
}

export const getMessages = () => messages;

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
