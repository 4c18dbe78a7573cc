import { createContext } from 'react-router';
import type { LoadContext } from '#library/load-context.ts';

/** How the page reaches what the server searches in. `null`: there is none, as while developing. */
export const findContext = createContext<LoadContext['find'] | null>(null);
