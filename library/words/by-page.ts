import { policies } from '#library/words/legal.ts';
import { pages } from '#library/words/pages.ts';

interface SharedWords {
  search?: { title: string; name?: string | undefined };
  /** The day on which it last changed. */
  modified?: string;
  updated?: string;
}

/** The words of each page with a content file, by its name in library/pages.ts. */
export const wordsByPage: Readonly<Record<string, SharedWords>> = {
  ...policies,
  ...pages,
  'fax-sheet': pages.prescribing.sheet,
};
