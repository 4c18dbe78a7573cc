import { delivery, times } from '#library/facts/business.ts';
import { openHours } from '#library/facts/hours.ts';
import { plainFacts } from '#library/facts/plain-facts.ts';
import { mailHref, site, telHref } from '#library/facts/site.ts';
import { fieldRules } from '#library/inquiry/fields.ts';
import type { FactName } from '#library/schema/fact-names.ts';

/** What the words of a page may name in braces, such as {phone}: each fact stands in one file only. */
export const facts: Readonly<Record<FactName, string>> = {
  ...plainFacts(site, { ...delivery, times }, openHours),
  // What a link to the number leads to: `[{phone}]({phoneLink})`.
  phoneLink: telHref(site.phone),
  emailLink: mailHref(site.email),
  inquiryFields: new Intl.ListFormat('en-US').format(
    Object.values(fieldRules).map(({ label }) => label.toLowerCase()),
  ),
};
