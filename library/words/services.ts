import { z } from 'zod';
import data from '#content/services/*.yaml';
import { facts } from '#library/facts/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { serviceNames, servicePath } from '#library/pages.ts';
import { serviceSchemas } from '#library/schema/services.ts';

/** The words of each service, facts filled in. */
export const services = fillIn(z.strictObject(serviceSchemas).parse(data), facts);

/** Every service as lists show it, in the order of Home. */
export const serviceCards = serviceNames.map((name) => ({
  name,
  to: servicePath(name),
  ...services[name].card,
}));

export type ServiceCard = (typeof serviceCards)[number];
