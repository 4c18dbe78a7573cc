import { expect, it } from 'vitest';
import { times } from '#library/facts.ts';
import { fieldTable } from '#library/inquiry/field-table.ts';
import { joinUnits } from '#library/join-units.ts';
import { isPlaceholder, portalText, privacy } from '#library/words.ts';

it('lists every field of the form and the retention time in the privacy policy', () => {
  const form = privacy.sections.find(({ id }) => id === 'provider-form');
  const text = JSON.stringify(form?.body).toLowerCase();
  for (const { label } of Object.values(fieldTable)) expect(text).toContain(label.toLowerCase());
  expect(text).toContain(joinUnits(`${times.keepInquiriesDays} days`));
});

const step = { text: 'Bring it. The portal is not open yet.', withPortal: 'Use our portal.' };
const portal = 'https://portal.pharmacy.example';

it('uses the portal text only if there is a portal', () => {
  expect(portalText(step, undefined)).toBe(step.text);
  expect(portalText(step, portal)).toBe(step.withPortal);
  expect(portalText({ text: 'A pharmacist reads it.' }, portal)).toBe('A pharmacist reads it.');
});

it.each([
  ['itself', [['quotes', 1]], true],
  ['one of its fields', [['quotes', 1, 'name']], true],
  ['the list that it is in', [['quotes']], true],
  ['its neighbor', [['quotes', 0]], false],
  ['nothing', [], false],
])('detects a placeholder by a mark on %s: %j is %s', (_, marks, expected) => {
  expect(isPlaceholder(marks, ['quotes', 1])).toBe(expected);
});
