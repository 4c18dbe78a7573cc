import { mailHref, site, telHref } from '#library/site.ts';

export interface TextLink {
  text: string;
  href: string;
}

/** A sentence or more; an array where links stand in it. */
export type Paragraph = string | readonly (string | TextLink)[];

export interface PolicySection {
  /** Its address within the page. Never changes: others link to it. */
  id: string;
  title: string;
  body: readonly (Paragraph | { list: readonly Paragraph[] })[];
  /** The same in one sentence, beside the text. */
  note: string;
}

export interface Policy {
  title: string;
  description: string;
  /** Year, month and day. */
  updated: string;
  sections: readonly PolicySection[];
}

export const emailLink: TextLink = { text: site.email, href: mailHref(site.email) };
export const phoneLink: TextLink = { text: site.phone, href: telHref(site.phone) };
export const addressLine = `${site.address.street}, ${site.address.city}, ${site.address.state} ${site.address.zip}`;
