import { z } from 'zod';
import { content } from '#library/content.ts';
import { mostDollars } from '#library/delivery/entries.ts';
import { daysWithoutDelivery, facts, wordsOf } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { pageSchemas, serviceNames, servicePath } from '#library/pages.ts';
import { articleSchema } from '#library/schema/articles/article.ts';
import { policySchema } from '#library/schema/legal.ts';
import { jobsSchema } from '#library/schema/pages/about.ts';
import { conditionsSchema } from '#library/schema/pages/services.ts';
import { questionsSchema } from '#library/schema/questions.ts';
import { serviceSchemas } from '#library/schema/services.ts';
import { feedsSchema, navigationSchema, shellSchema } from '#library/schema/shell.ts';

/*
 * The words of the site with the facts filled in. Reading them all takes a moment, so what the server
 * needs at start has its own module: library/inquiry/words.ts.
 */

const wordsIn = <Shape extends Record<string, z.ZodType>>(folder: string, schemas: Shape) => {
  const data = Object.keys(schemas).map((name) => [name, content.data[`${folder}/${name}.yaml`]]);
  return fillIn(z.strictObject(schemas).parse(Object.fromEntries(data)), facts);
};

export const articleWords = wordsOf('article.yaml', articleSchema);
export const conditionCards = wordsOf('conditions.yaml', conditionsSchema);
export const feeds = wordsOf('feeds.yaml', feedsSchema);
export const { jobs } = wordsOf('jobs.yaml', jobsSchema);
export const navigation = wordsOf('navigation.yaml', navigationSchema);
export const { questions } = wordsOf('questions.yaml', questionsSchema);
export const shell = wordsOf('shell.yaml', shellSchema);

export const pages = wordsIn('pages', pageSchemas);
export const services = wordsIn('services', serviceSchemas);
export const policies = wordsIn('legal', {
  privacy: policySchema,
  'privacy-practices': policySchema,
  terms: policySchema,
});
export const { privacy, 'privacy-practices': privacyPractices, terms } = policies;

interface SharedWords {
  search?: { title: string; name?: string | undefined };
  modified?: string;
  updated?: string;
}

/** The words of each page with a content file, by its name in library/pages.ts. */
export const wordsByPage: Readonly<Record<string, SharedWords>> = {
  ...policies,
  ...pages,
  'fax-sheet': pages.prescribing.sheet,
};

/** Every service as lists show it, in the order of Home. */
export const serviceCards = serviceNames.map((name) => ({
  name,
  to: servicePath(name),
  ...services[name].card,
}));
export type ServiceCard = (typeof serviceCards)[number];

/** The words of the delivery plan on /shipping, with what every plan shares filled in. */
export const planWords = fillIn(pages.shipping.plan, {
  most: `$${mostDollars.toLocaleString('en-US')}`,
  daysOff: new Intl.ListFormat('en-US').format([
    ...daysWithoutDelivery,
    pages.shipping.plan.holidays,
  ]),
});

/** The testimonials on Home. One that is still a placeholder is a sample, and the page says so. */
export const testimonials = {
  ...pages.home.testimonials,
  items: pages.home.testimonials.items.map((item, place) => ({
    ...item,
    isSample: isMarked(content.homePlaceholders, ['testimonials', 'items', place]),
  })),
};

/** Whether a value is a placeholder: it's marked itself, or something around it or in it is. */
export function isMarked(
  marks: readonly (readonly PropertyKey[])[],
  value: readonly PropertyKey[],
): boolean {
  return marks.some((mark) =>
    mark.every((step, place) => place >= value.length || step === value[place]),
  );
}

interface PortalWords<Words> {
  text: Words;
  /** Replaces the text once content/site.yaml has the address of a patient portal. */
  withPortal?: Words | undefined;
}

export const saidToday = <Words>(
  { text, withPortal }: PortalWords<Words>,
  portalUrl: string | undefined,
): Words => (portalUrl === undefined ? text : (withPortal ?? text));
