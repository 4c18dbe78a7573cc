const inCents = (dollars: number) => Math.round(dollars * 100);

/** An order in cents must be over the minimum, in dollars, for free delivery. */
export const isDeliveryFree = (order: number, freeOver: number) => order > inCents(freeOver);

/** An order in cents that meets the minimum, in dollars, ships free. */
export const isShippingFree = (order: number, freeAt: number) => order >= inCents(freeAt);
