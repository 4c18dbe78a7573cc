import data from '#content/business.yaml';
import { businessSchema } from '#library/schema/business.ts';

const business = businessSchema.parse(data);

/** Business figures. Copy takes them from here and never types them again. */
export const delivery = { sameDay: business.sameDay, shipping: business.shipping };
export const { times, daysWithoutDelivery } = business;
