import { data } from 'react-router';

export const faxSheetPath = '/specialists/prescribing/fax-sheet';

/** An answer with a formula in it is for whoever asked, and no cache keeps it. */
export const unkept = <Answer>(answer: Answer) =>
  data(answer, { headers: { 'Cache-Control': 'no-store' } });
