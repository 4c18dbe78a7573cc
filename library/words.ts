import { content } from '#library/content.ts';
import { maxOrderDollars } from '#library/delivery/entries.ts';
import { daysWithoutDelivery } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { serviceNames, servicePath } from '#library/pages.ts';
import type { ContentData } from '#library/schema/content-schemas.ts';

type FolderContent<Folder extends string> = {
  [File in keyof ContentData as File extends `${Folder}/${infer Name}.yaml`
    ? Name
    : never]: ContentData[File];
};

const readFolder = <Folder extends string>(folder: Folder) =>
  Object.fromEntries(
    Object.entries(content.data)
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(([file, data]) => [file.replace(/^\w+\/|\.yaml$/g, ''), data]),
  ) as FolderContent<Folder>;

export const articleText = content.data['article.yaml'];
export const conditionCards = content.data['conditions.yaml'];
export const feeds = content.data['feeds.yaml'];
export const inquiryText = content.data['inquiry.yaml'];
export const navigation = content.data['navigation.yaml'];
export const notice = content.data['notice.yaml'];
export const orderSteps = content.data['order-steps.yaml'];
export const { questions } = content.data['questions.yaml'];
export const shell = content.data['shell.yaml'];

export const pages = readFolder('pages');
export const services = readFolder('services');
export const policies = readFolder('legal');
export const { privacy, 'privacy-practices': privacyPractices, terms } = policies;

interface SharedFields {
  search?: { title: string; name?: string | undefined };
  modified?: string;
  updated?: string;
}

/** Keys are the page names in library/pages.ts. */
export const contentByPage: Readonly<Record<string, SharedFields>> = {
  ...policies,
  ...pages,
  'fax-sheet': pages.prescribing.sheet,
};

export const serviceCards = serviceNames.map((name) => ({
  name,
  to: servicePath(name),
  ...services[name].card,
}));
export type ServiceCard = (typeof serviceCards)[number];

export const deliveryPlanText = fillIn(pages.shipping.plan, {
  most: `$${maxOrderDollars.toLocaleString('en-US')}`,
  daysOff: new Intl.ListFormat('en-US', { type: 'disjunction' }).format([
    ...daysWithoutDelivery,
    pages.shipping.plan.holidays,
  ]),
});

export const testimonials = {
  ...pages.home.testimonials,
  items: pages.home.testimonials.items.map((item, index) => ({
    ...item,
    isSample: isSample('pages/home.yaml', ['testimonials', 'items', index]),
  })),
};

export const examplePrices = pages.prices.examples.rows.map((price, index) => ({
  ...price,
  isSample: isSample('pages/prices.yaml', ['examples', 'rows', index]),
}));

/** Samples look real, so pages must say that they aren't. */
export function isSample(file: keyof ContentData, path: readonly PropertyKey[]): boolean {
  return isPlaceholder(content.placeholders[file] ?? [], path);
}

/** Returns true if the value, one of its parents or one of its children is a placeholder. */
export function isPlaceholder(
  placeholders: readonly (readonly PropertyKey[])[],
  value: readonly PropertyKey[],
): boolean {
  return placeholders.some((placeholder) =>
    placeholder.every((key, index) => index >= value.length || key === value[index]),
  );
}

export const getPortalText = <Text>(
  { text, withPortal }: { text: Text; withPortal?: Text | undefined },
  portalUrl: string | undefined,
): Text => (portalUrl === undefined ? text : (withPortal ?? text));
