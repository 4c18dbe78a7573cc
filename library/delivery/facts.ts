import { content } from '#library/content.ts';
import { hoursToBusinessDays } from '#library/delivery/days.ts';
import type { DeliveryFacts } from '#library/delivery/plan.ts';
import { parseClockTime, parseRange } from '#library/fact-table.ts';
import { carrierHolidays, daysWithoutDelivery, delivery, schedule, times } from '#library/facts.ts';

export const deliveryFacts: DeliveryFacts = {
  zips: content.zips,
  schedule,
  carrierHolidays,
  daysWithoutDelivery,
  coldDays: delivery.shipping.coldDays,
  readyBy: parseClockTime(delivery.sameDay.readyBy) ?? 0,
  compounding: hoursToBusinessDays(parseRange(times.compounding)),
  reviewDays: parseRange(times.response).most,
  shipping: parseRange(delivery.shipping.days),
  freeOver: delivery.sameDay.freeOver,
  freeAt: delivery.shipping.freeAt,
};
