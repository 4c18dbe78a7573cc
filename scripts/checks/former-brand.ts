import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError } from '#library/problem.ts';
import { check } from '#library/yaml/check.ts';
import { readYaml } from '#library/yaml/read.ts';

const textList = z.array(z.string().trim().min(2));

const formerBrandSchema = z.strictObject({
  names: textList,
  places: textList,
  people: textList,
  phones: z.array(z.string().regex(/(?:\d\D*){7,}/, 'isn’t a phone number')),
  domains: textList,
});
type FormerBrand = z.infer<typeof formerBrandSchema>;

export function readFormerBrand(source: string, file: string): FormerBrand {
  const { values, problems } = check(readYaml(source, { file }), formerBrandSchema, file);
  if (!values) throw new ContentError(problems);
  return values;
}

interface Leftover {
  label: string;
  /** This needs the g flag for `matchAll`. */
  pattern: RegExp;
}

const createLeftovers = ({ names, places, people, domains, phones }: FormerBrand): Leftover[] => [
  // Names also occur in URLs and file names, such as acre-and-dram or acreanddram.
  ...names.map((name) => createLeftover('name', name, toTextPattern(name, '[\\s_-]*'))),
  // The time zone America/Los_Angeles is always fine, so only spaces can separate the words.
  ...places.map((place) => createLeftover('place', place, toTextPattern(place, '\\s+'))),
  ...people.map((person) => createLeftover('person', person, toTextPattern(person, '\\s+'))),
  ...domains.map((domain) => createLeftover('domain', domain, toTextPattern(domain, '\\s+'))),
  ...phones.map((phone) => createLeftover('phone number', phone, toPhonePattern(phone))),
];

/** These values are reserved for examples, so a live site must not have them. */
const exampleValues: readonly Leftover[] = [
  {
    label: 'an example address',
    pattern: /(?<=@|\/\/)(?:[\w.-]+\.)?(?:\w+\.example|example\.(?:com|net|org))\b/gi,
  },
  {
    label: 'an example phone number',
    pattern: /(?<!\d)(?:\+?1)?\(?\d{3}\)?[\s.-]*555[\s.-]*01\d\d(?!\d)/g,
  },
  { label: 'dummy text', pattern: /lorem ipsum/gi },
];

const createLeftover = (kind: string, text: string, source: string): Leftover => ({
  label: `the former ${kind} “${text}”`,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'giu'),
});

const toTextPattern = (text: string, separator: string) =>
  text
    .split(/\s+/)
    .map((word) => (word === '&' ? '(?:&|and)' : word.replace(/[^\p{L}\p{N}]/gu, '\\$&')))
    .join(separator);

const toPhonePattern = (phone: string) => {
  const [firstDigit = '', ...otherDigits] = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return `(?:\\+?1)?[\\s.(-]*${firstDigit}${otherDigits.map((digit) => `[\\s.()-]*${digit}`).join('')}`;
};

const maxPassages = 20;

/** Example values in pages usually come from placeholders, so look for them after those are gone. */
export function findLeftovers(
  build: string,
  formerBrand: FormerBrand,
  { findExamples }: { findExamples: boolean },
): string[] {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:client|missing)\//.test(path) && !path.startsWith('client/.vite/'))
    .filter((path) => /\.(?:html|css|js|json|xml|svg|txt|webmanifest)$/.test(path))
    .sort()
    .map((path) => ({ path, text: decodeEscapes(readFileSync(join(build, path), 'utf8')) }));
  const leftovers = [...createLeftovers(formerBrand), ...(findExamples ? exampleValues : [])];
  return leftovers.flatMap(({ label, pattern }) => {
    const passages = new Map<string, string[]>();
    for (const { path, text } of files) {
      for (const { index, 0: match } of text.matchAll(pattern)) {
        const passage = text.slice(Math.max(0, index - 30), index + match.length + 30);
        const key = passage.replace(/\s+/g, ' ').trim();
        passages.set(key, [...(passages.get(key) ?? []), path]);
      }
    }
    const messages = [...passages].slice(0, maxPassages).map(([passage, paths]) => {
      const count = new Set(paths).size;
      const moreText = count > 1 ? ` and ${count - 1} more` : '';
      return `${build}/${paths[0]}${moreText}: ${label} is still in the build: “…${passage}…”.`;
    });
    const extraCount = passages.size - messages.length;
    return extraCount > 0 ? [...messages, `${label} is in ${extraCount} more passages.`] : messages;
  });
}

/** Decodes HTML, JavaScript and URL escapes so one pattern works for all of them. */
function decodeEscapes(text: string): string {
  return text
    .replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes);
      } catch {
        return bytes;
      }
    })
    .replace(/\\u([\da-f]{4})|&#x([\da-f]+);/gi, (_, script?: string, html?: string) =>
      String.fromCodePoint(Number.parseInt(script ?? html ?? '', 16)),
    )
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&amp;', '&');
}
