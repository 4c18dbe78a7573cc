import zips from '#content/site.yaml?zips';
import type { DeliveryFacts } from '#library/delivery/plan.ts';
import { daysWithoutDelivery, delivery, times } from '#library/facts/business.ts';
import { schedule } from '#library/facts/hours.ts';
import { spanOf } from '#library/facts/span.ts';
import { minutesOf } from '#library/schema/hours.ts';

/** What a delivery is planned from: the rules of library/delivery are asked about it. */
export const deliveryFacts: DeliveryFacts = {
  zips,
  schedule,
  daysWithoutDelivery,
  readyBy: minutesOf(delivery.sameDay.readyBy) ?? 0,
  compounding: spanOf(times.compounding),
  shipping: spanOf(delivery.shipping.days),
  freeOver: delivery.sameDay.freeOver,
  freeAt: delivery.shipping.freeAt,
};
