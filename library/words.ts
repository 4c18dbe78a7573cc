import { content } from '#library/content.ts';
import { mostDollars } from '#library/delivery/entries.ts';
import { daysWithoutDelivery } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { serviceNames, servicePath } from '#library/pages.ts';
import type { ContentData } from '#library/schema/content-schemas.ts';

/** The content of a folder in content/, by file name. */
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

/** The content of each page, by its name in library/pages.ts. */
export const wordsByPage: Readonly<Record<string, SharedWords>> = {
  ...policies,
  ...pages,
  'fax-sheet': pages.prescribing.sheet,
};

/** In the order of the home page. */
export const serviceCards = serviceNames.map((name) => ({
  name,
  to: servicePath(name),
  ...services[name].card,
}));
export type ServiceCard = (typeof serviceCards)[number];

/** The text of the delivery plan, with the values that all plans share. */
export const planWords = fillIn(pages.shipping.plan, {
  most: `$${mostDollars.toLocaleString('en-US')}`,
  daysOff: new Intl.ListFormat('en-US').format([
    ...daysWithoutDelivery,
    pages.shipping.plan.holidays,
  ]),
});

/** Testimonials that are still placeholders get a label. */
export const testimonials = {
  ...pages.home.testimonials,
  items: pages.home.testimonials.items.map((item, place) => ({
    ...item,
    isSample: isPlaceholder(content.homePlaceholders, ['testimonials', 'items', place]),
  })),
};

/** Whether a value, something around it or something in it is marked as a placeholder. */
export function isPlaceholder(
  marks: readonly (readonly PropertyKey[])[],
  value: readonly PropertyKey[],
): boolean {
  return marks.some((mark) =>
    mark.every((step, place) => place >= value.length || step === value[place]),
  );
}

interface PortalWords<Words> {
  text: Words;
  /** Replaces the text if content/site.yaml has a patient portal. */
  withPortal?: Words | undefined;
}

export const portalText = <Words>(
  { text, withPortal }: PortalWords<Words>,
  portalUrl: string | undefined,
): Words => (portalUrl === undefined ? text : (withPortal ?? text));
