import { data } from 'react-router';
import { choicesOf } from '#app/pages/prescribing/composer/choices.ts';
import { type Entries, readEntries } from '#library/prescription/entries.ts';
import { pages } from '#library/words/pages.ts';

export const faxSheetPath = '/specialists/prescribing/fax-sheet';

/** What was entered, as the address of the page has it. */
export const readAddress = (request: Request): Entries =>
  readEntries(new URL(request.url).searchParams, choicesOf(pages.prescribing.composer));

/** An answer with a formula in it is for whoever asked, and no cache keeps it. */
export const unkept = (entries: Entries) =>
  data(entries, { headers: { 'Cache-Control': 'no-store' } });
