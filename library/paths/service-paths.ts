import { z } from 'zod';
import { serviceSchemas } from '#library/schema/services.ts';

/*
 * Apart from words/services.ts, because app/routes.ts asks for these: React Router loads it without the
 * plugin that reads content.
 */

/** The services by the names of their files and addresses, in the order of Home. */
export const serviceNames = z.strictObject(serviceSchemas).keyof().options;

export type ServiceName = (typeof serviceNames)[number];

export const servicePath = (name: ServiceName) => `/services/${name}`;
