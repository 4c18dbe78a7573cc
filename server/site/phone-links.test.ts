import { expect, it } from 'vitest';
import { site } from '#library/facts.ts';
import { linkPhoneNumbers } from '#server/site/phone-links.ts';

it.each([
  ['Call (310) 555-0199 today.', 'Call <a href="tel:+13105550199">(310) 555-0199</a> today.'],
  ['Call 1-800-222-1222.', 'Call <a href="tel:+18002221222">1-800-222-1222</a>.'],
  ['Call or text 988 now.', 'Call or text <a href="tel:988">988</a> now.'],
  ['In an emergency call 911.', 'In an emergency call <a href="tel:911">911</a>.'],
])('links the number in %j', (text, linked) => {
  expect(linkPhoneNumbers(`<p>${text}</p>`)).toBe(`<p>${linked}</p>`);
});

it.each([
  ['a fax number', '<p>Call us. Fax prescriptions to (310) 555-0199.</p>'],
  ['our fax number', `<dd>${site.fax}</dd>`],
  ['a number that is a link', '<p><a href="tel:+18002221222">1-800-222-1222</a></p>'],
  ['a heading', '<h2>Call 911 now if:</h2>'],
  ['a drawing', '<svg><text>(310) 555-0199</text></svg>'],
  ['an island', '<x-island data-name="plan"><p>Call 911.</p></x-island>'],
  ['a dose', '<p>It has 911 mg, 12:988–991.</p>'],
])('leaves %s alone', (_, html) => {
  expect(linkPhoneNumbers(html)).toBe(html);
});
