import zips from '#content/site.yaml?zips';
import { inDays } from '#library/delivery/days.ts';
import type { DeliveryFacts } from '#library/delivery/plan.ts';
import { daysWithoutDelivery, delivery, times } from '#library/facts/business.ts';
import { carrierHolidays, schedule } from '#library/facts/hours.ts';
import { spanOf } from '#library/facts/span.ts';
import { minutesOf } from '#library/schema/hours.ts';

/** What a delivery is planned from: the rules of library/delivery are asked about it. */
export const deliveryFacts: DeliveryFacts = {
  zips,
  schedule,
  carrierHolidays,
  daysWithoutDelivery,
  readyBy: minutesOf(delivery.sameDay.readyBy) ?? 0,
  compounding: inDays(spanOf(times.compounding)),
  shipping: spanOf(delivery.shipping.days),
  freeOver: delivery.sameDay.freeOver,
  freeAt: delivery.shipping.freeAt,
};
