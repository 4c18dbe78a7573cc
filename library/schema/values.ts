import { z } from 'zod';
import { didYouMean } from '#library/did-you-mean.ts';
import { factNames } from '#library/fact-table.ts';
import { namesIn } from '#library/fill-in.ts';
import { parseInline } from '#library/markdown/parse-inline.ts';
import { checkPictureText, descriptionLimits, titleLimit } from '#library/schema/limits.ts';

/** Every YAML value is a string. A message follows the name of its field. */

/** Text that may use facts in braces, and more {names} that the page fills in. */
export const template = (...names: string[]) => {
  const allowed: readonly string[] = [...factNames, ...names];
  return z
    .string()
    .trim()
    .min(1)
    .superRefine((text, context) => {
      for (const name of namesIn(text).filter((used) => !allowed.includes(used))) {
        context.addIssue(
          `names {${name}}, which isn't a known fact.${didYouMean(name, allowed)} docs/writing-content.md lists them`,
        );
      }
    });
};

export const words = template();

/** A template with links and emphasis: `Read [about {title}]({titleLink}) *first*.` */
export const richTemplate = (...names: string[]) =>
  template(...names).transform((text, context) => {
    const { inlines, problems } = parseInline(text);
    for (const problem of problems) context.addIssue(`cannot be shown: ${problem}`);
    return inlines;
  });

/** Text with links and emphasis: `Call [us](/contact) *first*.` */
export const richWords = richTemplate();

export const pageTitle = words.max(titleLimit).superRefine(checkPictureText);

export const asDescription = (text: z.ZodString) =>
  text.min(descriptionLimits.min).max(descriptionLimits.max);

export const searchWords = z.strictObject({
  title: pageTitle.describe('What the page is called in a list of results.'),
  name: words.optional().describe('A shorter name for breadcrumbs, if the title is too long.'),
  description: asDescription(words).describe('One or two sentences below it.'),
});

/** A group of text fields. */
export const wordGroup = <const Name extends string>(...names: Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, words])) as Record<Name, typeof words>,
  );

export const headWords = wordGroup('title', 'lead');
export const titledWords = wordGroup('title', 'text');

const numberWithin = (pattern: RegExp, message: string, least: number, most: number) =>
  z
    .string()
    .regex(pattern, { error: message, abort: true })
    .transform(Number)
    .refine(
      (value) => value >= least && value <= most,
      `is out of range. Write a number from ${least} to ${most}`,
    );

export const wholeNumber = (least: number, most: number) =>
  numberWithin(/^\d+$/, 'is not a whole number. Write digits only, like 15', least, most);

export const decimal = (least: number, most: number) =>
  numberWithin(
    /^-?\d+(\.\d+)?$/,
    'is not a number. Write digits and a point, like 34.0362',
    least,
    most,
  );

export const price = (least: number, most: number) =>
  numberWithin(
    /^\d+(\.\d\d)?$/,
    'is not a price. Write dollars without the sign, like 5 or 7.50',
    least,
    most,
  );

export const zipCode = z
  .string()
  .regex(/^\d{5}$/, 'is not a ZIP code. Write five digits, like 90064');

/** A path of this site. The content check looks up the page. */
export const sitePath = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/,
    'is not an address of this site. Write it like /services/compounding',
  )
  .meta({ title: 'Address' });

export const link = z.strictObject({ label: words, to: sitePath });
export type Link = z.infer<typeof link>;

export const row = wordGroup('name', 'value');

export const richRow = z.strictObject({ name: words, value: richWords });

/** A row with a description for the editor. */
export const describedRow = (what: string) =>
  z.strictObject({ name: words, value: richWords.describe(what) });

export const richHead = z.strictObject({ title: words, lead: richWords });

export const titledList = z.strictObject({ title: words, items: z.array(words).min(1) });

export const callLinks = z.array(link).min(1);
export const callWords = headWords.extend({ links: callLinks });

export const nextStep = z.strictObject({ title: words, link });

/** A part of a URL, like `quality` in /services#quality. */
export const addressPart = (example: string) =>
  z
    .string()
    .regex(
      /^[a-z][a-z0-9-]*$/,
      `can't be part of a web address. Use lowercase words and hyphens, like ${example}`,
    );
export const tabId = addressPart('quality-control');

export const drawingName = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names, { error: `isn't a drawing. Use one of: ${names.join(', ')}` });

/** Rejects the value at a path. The message follows the field name. */
export const refuseAt = (context: z.RefinementCtx, path: PropertyKey[], message: string) =>
  context.addIssue({ code: 'custom', path, message });

/** Rejects repeated values. `pathOf` returns the path of the value at an index. */
export function refuseRepeats(
  context: z.RefinementCtx,
  values: readonly string[],
  pathOf: (place: number) => PropertyKey[],
  message: string,
): void {
  for (const [place, value] of values.entries()) {
    if (values.indexOf(value) < place) refuseAt(context, pathOf(place), message);
  }
}
