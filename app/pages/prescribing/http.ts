import { data } from 'react-router';

export const faxSheetPath = '/specialists/prescribing/fax-sheet';

export const noStore = <Body>(body: Body) =>
  data(body, { headers: { 'Cache-Control': 'no-store' } });

/** Entries are posted so they stay out of the URL and the browser history. */
export async function readPostedEntries(request: Request): Promise<string> {
  const params = new URLSearchParams(await request.text());
  return params.has('clear') ? '' : String(params);
}
