import { data } from 'react-router';

export const faxSheetPath = '/specialists/prescribing/fax-sheet';

/** An answer with a formula in it is for whoever asked, and no cache keeps it. */
export const unkept = <Answer>(answer: Answer) =>
  data(answer, { headers: { 'Cache-Control': 'no-store' } });

/** The entries are posted, so that they stay out of the address and the browser's history. */
export async function postedEntries(request: Request): Promise<string> {
  const params = new URLSearchParams(await request.text());
  return params.has('clear') ? '' : String(params);
}
