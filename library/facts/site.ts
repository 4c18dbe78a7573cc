import data from '#content/site.yaml';
import { siteSchema } from '#library/schema/site.ts';

/** Who we are and how to reach us. */
export const site = siteSchema.parse(data);

const { street, city, state, zip } = site.address;

/** The address on one line. */
export const fullAddress = `${street}, ${city}, ${state} ${zip}`;

export const telHref = (number: string) => `tel:+1${number.replace(/\D/g, '')}`;
export const mailHref = (address: string) => `mailto:${address}`;
