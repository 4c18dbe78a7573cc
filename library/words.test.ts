import { expect, it } from 'vitest';
import { times } from '#library/facts.ts';
import { fieldTable } from '#library/inquiry/field-table.ts';
import { joinUnits } from '#library/join-units.ts';
import { getPortalText, isPlaceholder, privacy } from '#library/words.ts';

it('lists every form field and the retention period in the privacy policy', () => {
  const form = privacy.sections.find(({ id }) => id === 'provider-form');
  const text = JSON.stringify(form?.body).toLowerCase();
  for (const { label } of Object.values(fieldTable)) expect(text).toContain(label.toLowerCase());
  expect(text).toContain(joinUnits(`${times.keepInquiriesDays} days`));
});

const item = { text: 'Bring it. The portal is not open yet.', withPortal: 'Use our portal.' };
const portal = 'https://portal.pharmacy.example';

it('uses the portal text only if there is a portal', () => {
  expect(getPortalText(item, undefined)).toBe(item.text);
  expect(getPortalText(item, portal)).toBe(item.withPortal);
  expect(getPortalText({ text: 'A pharmacist reads it.' }, portal)).toBe('A pharmacist reads it.');
});

it.each([
  ['the value itself', true, [['quotes', 1]]],
  ['one of its fields', true, [['quotes', 1, 'name']]],
  ['the list it is in', true, [['quotes']]],
  ['its neighbor', false, [['quotes', 0]]],
  ['nothing', false, []],
])('checks if a value is a placeholder when %s is tagged: %s', (_, expected, placeholders) => {
  expect(isPlaceholder(placeholders, ['quotes', 1])).toBe(expected);
});
