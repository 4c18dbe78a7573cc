import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AgencyNotices } from '#app/article/agency-notices.tsx';
import { citedWork } from '#library/review/references.ts';
import { articleWords } from '#library/words.ts';

const notice = citedWork({
  id: 'fda-pores-2025',
  source: 'A warning',
  authors: 'An agency',
  publication: 'Alerts',
  publishDate: '2025-04-22',
  url: 'https://example.com/warning',
});
const html = (...[props]: Parameters<typeof AgencyNotices>) =>
  renderToStaticMarkup(<AgencyNotices {...props} />);

it('shows each notice with its agency, date and link, and the date of the last check', () => {
  const section = html({ notices: [notice], checked: 'May 7, 2026' });
  expect(section).toContain('An agency, <time dateTime="2025-04-22">April 22, 2025</time>');
  expect(section).toContain(
    '<a href="https://example.com/warning" rel="noopener noreferrer">A warning',
  );
  expect(section).toContain('May 7, 2026');
});

it('shows the year of a notice without a date', () => {
  const { date: _, ...old } = notice;
  expect(html({ notices: [{ ...old, year: '2010' }], checked: undefined })).toContain(
    'An agency, 2010',
  );
});

it('shows that there are no notices only after a check', () => {
  expect(html({ notices: [], checked: 'May 7, 2026' })).toContain(articleWords.notices.none);
  expect(html({ notices: [], checked: undefined })).toBe('');
});
