let remainingReports = 3;

/**
 * Reports uncaught errors in our scripts. Leaves out the message, because it may contain what the
 * visitor typed, and errors without one of our scripts in the stack, which browser extensions cause.
 */
export function reportErrors() {
  addEventListener('error', ({ error }) => report('error', error));
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
}

function report(kind: string, error: unknown) {
  const { name, stack = '' } = error instanceof Error ? error : {};
  const script = /\/assets\/([\w-]+\.js:\d+:\d+)/.exec(stack)?.[1];
  if (!script || remainingReports-- <= 0) return;
  const body = JSON.stringify({ kind, name, script, page: location.pathname });
  navigator.sendBeacon(
    '/functions/v1/client-errors',
    new Blob([body], { type: 'application/json' }),
  );
}
