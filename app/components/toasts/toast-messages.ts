export interface ToastMessage {
  id: number;
  title: string;
  text: string;
  /** A line below the text. */
  detail?: string;
  /** A failure. It stays until it is dismissed. */
  destructive?: boolean;
  milliseconds?: number;
  /** What was pressed: the toast keeps off it. */
  answers?: Element | null;
}

export const noMessages: readonly ToastMessage[] = [];
let messages = noMessages;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

/** Tells the result of an action. Returns what takes the toast away again. */
export function showToast(message: Omit<ToastMessage, 'id'>) {
  lastId += 1;
  const id = lastId;
  change([...messages, { ...message, id }]);
  return () => dismissToast(id);
}

export function dismissToast(id: number) {
  change(messages.filter((message) => message.id !== id));
}

export const currentMessages = () => messages;

export function onMessages(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
