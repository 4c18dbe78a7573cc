const inCents = (dollars: number) => Math.round(dollars * 100);

/** Cents that an order lacks until delivery is free: it must be over the sum, so a cent more. */
export const lacksForDelivery = (order: number, freeOver: number) =>
  Math.max(0, inCents(freeOver) + 1 - order);

/** Cents that an order lacks until shipping is free: the sum itself is enough. */
export const lacksForShipping = (order: number, freeAt: number) =>
  Math.max(0, inCents(freeAt) - order);

/** 1501 → `$15.01` */
export const centsInWords = (cents: number) => `$${(cents / 100).toFixed(2)}`;
