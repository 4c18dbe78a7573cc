import { expect, it } from 'vitest';
import { isDeliveryFree, isShippingFree } from '#library/delivery/fees.ts';

it('delivers free only over the minimum', () => {
  expect(isDeliveryFree(7500, 75)).toBe(false);
  expect(isDeliveryFree(7501, 75)).toBe(true);
  expect(isDeliveryFree(7555, 75.55)).toBe(false);
});

it('ships free at the minimum', () => {
  expect(isShippingFree(15_999, 160)).toBe(false);
  expect(isShippingFree(16_000, 160)).toBe(true);
  expect(isShippingFree(16_010, 160.1)).toBe(true);
});
