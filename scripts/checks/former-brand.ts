import { z } from 'zod';
import { hexOf } from '#library/brand/hex.ts';
import { ContentError } from '#library/markdown/problem.ts';
import { check } from '#library/yaml/check.ts';
import { readYaml } from '#library/yaml/read.ts';

const list = z.array(z.string().trim().min(2));

const formerSchema = z.strictObject({
  names: list,
  places: list,
  people: list,
  phones: z.array(z.string().regex(/(?:\d\D*){7,}/, 'is not a telephone number')),
  domains: list,
  colors: z.array(
    z
      .string()
      .refine(
        (color) => hexOf(color) !== undefined,
        'is no color. Write it like #0e45ab or oklch(0.427 0.172 261.5)',
      ),
  ),
});
export type Former = z.infer<typeof formerSchema>;

/** What brand/former.yaml says of the brand before this one. */
export function readFormer(source: string, file: string): Former {
  const { values, problems } = check(readYaml(source, { file }), formerSchema, file);
  if (!values) throw new ContentError(problems);
  return values;
}

/** Something that must not be in what is built. */
export interface Unwanted {
  /** What it is, as a sentence names it: 'the former name “Grain”'. */
  what: string;
  /** Finds it in text. Always global. */
  pattern: RegExp;
}

/** Everything of the former brand that words can hold. Colors are found by color, not by spelling. */
export function formerWords(former: Former): Unwanted[] {
  return [
    // A name also stands in addresses and files: acre-and-dram, acreanddram.
    ...former.names.map((name) => unwanted('name', name, spelled(name, '[\\s_-]*'))),
    // Not across other signs: the clock of another city may be called America/Los_Angeles.
    ...former.places.map((place) => unwanted('place', place, spelled(place, '\\s+'))),
    ...former.people.map((person) => unwanted('person', person, spelled(person, '\\s+'))),
    ...former.domains.map((domain) => unwanted('address', domain, spelled(domain, '\\s+'))),
    ...former.phones.map((phone) => unwanted('telephone number', phone, digits(phone))),
  ];
}

/** What is set aside for examples, whoever the site belongs to. */
export const inventedWords: readonly Unwanted[] = [
  {
    what: 'an address for examples',
    pattern: /(?<=@|\/\/)(?:[\w.-]+\.)?(?:\w+\.example|example\.(?:com|net|org))\b/gi,
  },
  {
    what: 'a telephone number for examples',
    pattern: /(?<!\d)(?:\+?1)?\(?\d{3}\)?[\s.-]*555[\s.-]*01\d\d(?!\d)/g,
  },
  { what: 'dummy text', pattern: /lorem ipsum/gi },
];

const unwanted = (kind: string, text: string, source: string): Unwanted => ({
  what: `the former ${kind} “${text}”`,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'giu'),
});

const spelled = (text: string, between: string) =>
  text
    .split(/\s+/)
    .map((word) => (word === '&' ? '(?:&|and)' : word.replace(/[^\p{L}\p{N}]/gu, '\\$&')))
    .join(between);

const digits = (phone: string) => {
  const [first = '', ...rest] = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  // After a +1, or in the parentheses of the area code.
  return `(?:\\+?1)?[\\s.(-]*${first}${rest.map((digit) => `[\\s.()-]*${digit}`).join('')}`;
};
