import { expect, it } from 'vitest';
import { saidToday } from '#library/words/portal.ts';

const step = { text: 'Bring it. The portal is not open yet.', withPortal: 'Use our portal.' };
const portal = 'https://portal.pharmacy.example';

it('sends nobody to a portal that is not there', () => {
  expect(saidToday(step, undefined)).toBe(step.text);
});

it('names the portal once there is one', () => {
  expect(saidToday(step, portal)).toBe(step.withPortal);
});

it('says the same with a portal where that changes nothing', () => {
  expect(saidToday({ text: 'A pharmacist reads it.' }, portal)).toBe('A pharmacist reads it.');
});
