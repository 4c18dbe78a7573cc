import data from '#content/site.yaml';
import { addressLine } from '#library/facts/plain-facts.ts';
import { siteSchema } from '#library/schema/site.ts';

/** Who we are and how to reach us. */
export const site = siteSchema.parse(data);

export const fullAddress = addressLine(site.address);

export const telHref = (number: string) => `tel:+1${number.replace(/\D/g, '')}`;
export const mailHref = (address: string) => `mailto:${address}`;
