import { content } from '#library/content.ts';
import { mostDollars } from '#library/delivery/entries.ts';
import { daysWithoutDelivery } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { serviceNames, servicePath } from '#library/pages.ts';
import type { ContentData } from '#library/schema/content-schemas.ts';

/** The values of the files in a folder of content/, by their names. */
type Words<Folder extends string> = {
  [File in keyof ContentData as File extends `${Folder}/${infer Name}.yaml`
    ? Name
    : never]: ContentData[File];
};

const wordsIn = <Folder extends string>(folder: Folder) =>
  Object.fromEntries(
    Object.entries(content.data)
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(([file, words]) => [file.replace(/^\w+\/|\.yaml$/g, ''), words]),
  ) as Words<Folder>;

export const articleWords = content.data['article.yaml'];
export const conditionCards = content.data['conditions.yaml'];
export const feeds = content.data['feeds.yaml'];
export const { jobs } = content.data['jobs.yaml'];
export const navigation = content.data['navigation.yaml'];
export const { questions } = content.data['questions.yaml'];
export const shell = content.data['shell.yaml'];

export const pages = wordsIn('pages');
export const services = wordsIn('services');
export const policies = wordsIn('legal');
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
