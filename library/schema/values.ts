import { z } from 'zod';
import { didYouMean } from '#library/did-you-mean.ts';
import { factNames } from '#library/fact-table.ts';
import { namesIn } from '#library/fill-in.ts';
import { parseInline } from '#library/markdown/parse-inline.ts';
import { checkShareImageText, descriptionLimits, titleLimit } from '#library/schema/limits.ts';

/** Every YAML value is a string. library/yaml/explain.ts puts `The field "x"` before each message. */

/** Allows facts in braces, and other {names} that the page fills in. */
export const template = (...names: string[]) =>
  z
    .string()
    .trim()
    .min(1)
    .superRefine(rejectUnknownNames(...names));

export function rejectUnknownNames(...names: string[]) {
  const allowedNames: readonly string[] = [...factNames, ...names];
  return (text: string, context: z.RefinementCtx) => {
    for (const name of namesIn(text).filter((candidate) => !allowedNames.includes(candidate))) {
      context.addIssue(
        `uses {${name}}, which isn't a known fact.${didYouMean(name, allowedNames)} docs/writing-content.md lists them`,
      );
    }
  };
}

export const text = template();

/** Allows links and emphasis: `Read [about {title}]({titleLink}) *first*.` */
export const richTemplate = (...names: string[]) => template(...names).transform(toInlines);

export const limitedRichText = (maxLength: number) => text.max(maxLength).transform(toInlines);

function toInlines(text: string, context: z.RefinementCtx) {
  const { inlines, problems } = parseInline(text);
  for (const problem of problems) context.addIssue(`has a mistake: ${problem}`);
  return inlines;
}

export const richText = richTemplate();

export const pageTitle = text.max(titleLimit).superRefine(checkShareImageText);

export const limitDescription = (text: z.ZodString) =>
  text.min(descriptionLimits.min).max(descriptionLimits.max);

export const searchEntry = z.strictObject({
  title: pageTitle.describe('The title in search results.'),
  name: text.optional().describe('A shorter name for breadcrumbs, if the title is too long.'),
  description: limitDescription(text).describe('One or two sentences below the title.'),
});

export const textGroup = <const Name extends string>(...names: Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>,
  );

export const plainHead = textGroup('title', 'lead');

export const pageBase = z.strictObject({ search: searchEntry, head: plainHead });
export const titledText = textGroup('title', 'text');

const numberWithin = (pattern: RegExp, message: string, min: number, max: number) =>
  z
    .string()
    .regex(pattern, { error: message, abort: true })
    .transform(Number)
    .refine(
      (value) => value >= min && value <= max,
      `is out of range. Write a number from ${min} to ${max}`,
    );

export const wholeNumber = (min: number, max: number) =>
  numberWithin(/^\d+$/, 'is not a whole number. Write digits only, such as 15', min, max);

export const decimal = (min: number, max: number) =>
  numberWithin(
    /^-?\d+(\.\d+)?$/,
    'is not a number. Write digits and a decimal point, such as 34.0362',
    min,
    max,
  );

export const price = (min: number, max: number) =>
  numberWithin(
    /^\d+(\.\d\d)?$/,
    'is not a price. Write dollars without the dollar sign, such as 5 or 7.50',
    min,
    max,
  );

export const zipCode = z
  .string()
  .regex(/^\d{5}$/, 'is not a ZIP code. Write five digits, such as 90064');

/** The content check makes sure the page exists. */
export const sitePath = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[a-z0-9=&-]+)?(?:#[a-z0-9-]+)?$/,
    'is not an address on this site. Write it like /services/compounding',
  )
  .meta({ title: 'Address' });

export const link = z.strictObject({ label: text, to: sitePath });
export type Link = z.infer<typeof link>;

export const row = textGroup('name', 'value');

export const richRow = z.strictObject({ name: text, value: richText });

export const describedRow = (description: string) =>
  z.strictObject({ name: text, value: richText.describe(description) });

export const richHead = z.strictObject({ title: text, lead: richText });

export const titledList = z.strictObject({ title: text, items: z.array(text).min(1) });

export const callLinks = z.array(link).min(1);
export const callToAction = plainHead.extend({ links: callLinks });

export const nextStep = z.strictObject({ title: text, link });

/** Matches part of a path or an anchor, such as `quality` in /services#quality. */
export const urlSegment = (example: string) =>
  z
    .string()
    .regex(
      /^[a-z][a-z0-9-]*$/,
      `can't be part of a web address. Use lowercase words and hyphens, such as ${example}`,
    );
export const tabId = urlSegment('quality-control');

export const drawingName = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names, { error: `isn't a drawing. Use one of: ${names.join(', ')}` });

export const addIssueAt = (context: z.RefinementCtx, path: PropertyKey[], message: string) =>
  context.addIssue({ code: 'custom', path, message });

export function rejectDuplicates(
  context: z.RefinementCtx,
  values: readonly string[],
  getPath: (index: number) => PropertyKey[],
  message: string,
): void {
  for (const [index, value] of values.entries()) {
    if (values.indexOf(value) < index) addIssueAt(context, getPath(index), message);
  }
}
