import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { site } from '#library/facts.ts';

const render = (text: string) => renderToStaticMarkup(<PhoneLinks text={text} />);

it.each([
  ['Call (310) 555-0199 today.', 'Call <a href="tel:+13105550199">(310) 555-0199</a> today.'],
  ['Call 1-800-222-1222.', 'Call <a href="tel:+18002221222">1-800-222-1222</a>.'],
  ['Call or text 988 now.', 'Call or text <a href="tel:988">988</a> now.'],
  ['In an emergency call 911.', 'In an emergency call <a href="tel:911">911</a>.'],
])('links the phone number in %j', (text, html) => {
  expect(render(text)).toBe(html);
});

it.each([
  ['Call us. Fax it to (310) 555-0199.', '(310) 555-0199'],
  [site.fax, site.fax],
])('keeps the fax number in %j on one line, without a link', (text, fax) => {
  expect(render(text)).toBe(text.replace(fax, `<span class="nowrap">${fax}</span>`));
});

it('keeps a phone number in a button on one line, without a link', () => {
  const html = renderToStaticMarkup(<PhoneLinks text="Call (310) 555-0199." noLinks />);
  expect(html).toBe('Call <span class="nowrap">(310) 555-0199</span>.');
});

it('does not link numbers in doses and page ranges', () => {
  const text = 'It has 911 mg, 12:988–991.';
  expect(render(text)).toBe(text);
});
