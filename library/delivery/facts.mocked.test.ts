import { expect, it, vi } from 'vitest';
import { deliveryFacts } from '#library/delivery/facts.ts';

vi.mock('#library/facts.ts', async (importOriginal) => {
  const facts = await importOriginal<typeof import('#library/facts.ts')>();
  return { ...facts, times: { ...facts.times, response: '2–3 business days' } };
});

it('counts the longest review', () => {
  expect(deliveryFacts.reviewDays).toBe(3);
});
