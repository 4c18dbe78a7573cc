import { expect, it } from 'vitest';
import { toShownText } from './preview-text.ts';

it.each([
  ['(310) 555-0142', '(310) 555-0142'],
  ['Yes: {openHours}. See [how to reach us](/contact).', '. See [how to reach us.'],
  ['It often comes back.:cite[a-2017] Marks last.:cite[b-2024]', 'It often comes back.'],
  [':::warning[Tell your prescriber first]', '[Tell your prescriber first]'],
])('finds the text on the page for %s', (source, text) => {
  expect(toShownText(source)).toBe(text);
});
