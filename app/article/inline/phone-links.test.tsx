import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { site } from '#library/facts.ts';

it.each([
  ['Call (310) 555-0199 today.', 'Call <a href="tel:+13105550199">(310) 555-0199</a> today.'],
  ['Call 1-800-222-1222.', 'Call <a href="tel:+18002221222">1-800-222-1222</a>.'],
  ['Call or text 988 now.', 'Call or text <a href="tel:988">988</a> now.'],
  ['In an emergency call 911.', 'In an emergency call <a href="tel:911">911</a>.'],
  [
    'Call us. Fax it to (310) 555-0199.',
    'Call us. Fax it to <span class="nowrap">(310) 555-0199</span>.',
  ],
  [`Fax it to ${site.fax}.`, `Fax it to <a class="nowrap" href="/contact#fax">${site.fax}</a>.`],
  [site.fax, `<span class="nowrap">${site.fax}</span>`],
  ['It has 911 mg, 12:988–991.', 'It has 911 mg, 12:988–991.'],
])(
  'links phone numbers and our fax, but not other faxes, doses and page ranges, in %j',
  (text, html) => {
    expect(renderToStaticMarkup(<PhoneLinks text={text} />)).toBe(html);
  },
);

it('keeps a phone number in a button on one line, without a link', () => {
  const html = renderToStaticMarkup(<PhoneLinks text="Call (310) 555-0199." noLinks />);
  expect(html).toBe('Call <span class="nowrap">(310) 555-0199</span>.');
});
