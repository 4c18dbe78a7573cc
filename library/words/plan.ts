import { mostDollars } from '#library/delivery/entries.ts';
import { daysWithoutDelivery } from '#library/facts/business.ts';
import { fillIn } from '#library/fill-in.ts';
import { pages } from '#library/words/pages.ts';

const { plan } = pages.shipping;

/** The words of the plan on /shipping, with what every answer shares. */
export const planWords = fillIn(plan, {
  most: `$${mostDollars.toLocaleString('en-US')}`,
  daysOff: new Intl.ListFormat('en-US').format([...daysWithoutDelivery, plan.holidays]),
});
