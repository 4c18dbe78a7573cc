import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AgencyNotices } from '#app/article/agency-notices.tsx';
import { toCitedWork } from '#library/review/references.ts';
import { articleText } from '#library/words.ts';

const notice = toCitedWork({
  id: 'fda-pores-2025',
  source: 'A warning',
  authors: 'An agency',
  publication: 'Alerts',
  publishDate: '2025-04-22',
  url: 'https://example.com/warning',
});
const render = (...[props]: Parameters<typeof AgencyNotices>) =>
  renderToStaticMarkup(<AgencyNotices {...props} />);

it('shows each notice with its agency, date and link, and the date of the last check', () => {
  const html = render({ notices: [notice], checked: 'May 7, 2026' });
  expect(html).toContain(
    'An agency, <time class="nowrap" dateTime="2025-04-22">April\u00a022,\u00a02025</time>',
  );
  expect(html).toContain('href="https://example.com/warning" rel="noopener noreferrer">A warning');
  expect(html).toContain('May\u00a07,\u00a02026');
});

it('falls back to the year when a notice has no date', () => {
  const { date: _, ...undatedNotice } = notice;
  const notices = [{ ...undatedNotice, year: '2010' }];
  expect(render({ notices, checked: undefined })).toContain('An agency, 2010');
});

it('says that there are none only after a check', () => {
  expect(render({ notices: [], checked: 'May 7, 2026' })).toContain(articleText.notices.none);
  expect(render({ notices: [], checked: undefined })).toBe('');
});
