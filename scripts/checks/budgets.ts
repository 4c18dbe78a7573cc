import type { BudgetName } from '#library/pages.ts';

/**
 * What a first visit may weigh, in bytes as sent (brotli; fonts as they are).
 * A page's HTML carries its CSS, so the two share one figure.
 */
export interface Budget {
  /** The page with its styles inside. */
  html: number;
  /** Everything that the page fetches as script, the start script included. */
  script: number;
  fonts: number;
}

const kilobyte = 1024;
const fonts = 38 * kilobyte;

/** Pages without islands load the start script and nothing else. */
const still: Budget = { html: 16 * kilobyte, script: 1 * kilobyte, fonts };
/** Three quarters of it are React. */
const interactive: Budget = { html: 16 * kilobyte, script: 80 * kilobyte, fonts };

/** Little more than a server sends before it hears back: what is larger is painted a round trip later. */
const firstRoundTrip = 14 * kilobyte;

/** With its 927 bytes of headers, the whole of it is in what a server sends at once. */
const home: Budget = { ...still, html: 13_670 };

/** The words of forty fields come twice, as HTML and as data for the island, and with them the lists its checks use. */
const largeForm: Budget = { ...interactive, html: 19 * kilobyte };

export const budgets: Readonly<Record<BudgetName, Budget>> = {
  still,
  home,
  tabs: { ...interactive, html: firstRoundTrip },
  interactive,
  'large-form': largeForm,
  post: { ...interactive, html: 24 * kilobyte },
  article: { ...still, html: 20 * kilobyte },
};

/** All that a first visit fetches: HTML, script and fonts together. */
export const firstVisit = { still: 120 * kilobyte, interactive: 150 * kilobyte };

/** What moves the light with the hours, on every page and long after it is painted. */
export const sunBudget = 1 * kilobyte;
