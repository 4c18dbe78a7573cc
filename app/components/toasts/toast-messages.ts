export interface ToastMessage {
  title: string;
  text: string;
  /** Shown on a line below the text. */
  detail?: string;
  /** An error. It stays until it is dismissed. */
  destructive?: boolean;
  milliseconds?: number;
  /** The button that was pressed. The toast doesn't cover it. */
  trigger?: Element | null;
}

export const noMessages: readonly ToastMessage[] = [];
let messages = noMessages;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

/** Shows the result of an action. Returns a function that closes the toast. */
export function showToast(message: ToastMessage) {
  change([...messages, message]);
  return () => dismissToast(message);
}

export function dismissToast(message: ToastMessage) {
  change(messages.filter((other) => other !== message));
}

export const currentMessages = () => messages;

export function onMessages(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
