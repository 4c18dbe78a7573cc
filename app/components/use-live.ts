import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML and while it is hydrated, true from then on: for what only script can offer. */
export function useLive() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
