import { z } from 'zod';
import data from '#content/services/*.yaml';
import { facts } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { serviceSchemas } from '#library/schema/services.ts';

/** The words of each service, facts filled in. */
export const services = fillIn(z.strictObject(serviceSchemas).parse(data), facts);

export type ServiceName = keyof typeof services;

export const servicePath = (name: ServiceName) => `/services/${name}`;
