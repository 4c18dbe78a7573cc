import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError } from '#library/problem.ts';
import { check } from '#library/yaml/check.ts';
import { readYaml } from '#library/yaml/read.ts';

const list = z.array(z.string().trim().min(2));

const formerSchema = z.strictObject({
  names: list,
  places: list,
  people: list,
  phones: z.array(z.string().regex(/(?:\d\D*){7,}/, 'is not a phone number')),
  domains: list,
});
type Former = z.infer<typeof formerSchema>;

/** Reads brand/former.yaml, which describes the brand before this one. */
export function readFormer(source: string, file: string): Former {
  const { values, problems } = check(readYaml(source, { file }), formerSchema, file);
  if (!values) throw new ContentError(problems);
  return values;
}

interface Leftover {
  /** For messages, like: the former name “Grain”. */
  what: string;
  /** Must have the g flag. */
  pattern: RegExp;
}

export const leftoversOf = ({ names, places, people, domains, phones }: Former): Leftover[] => [
  // Names also occur in URLs and file names: acre-and-dram, acreanddram.
  ...names.map((name) => leftover('name', name, spelling(name, '[\\s_-]*'))),
  // Only whitespace may separate the words: the time zone America/Los_Angeles is fine anywhere.
  ...places.map((place) => leftover('place', place, spelling(place, '\\s+'))),
  ...people.map((person) => leftover('person', person, spelling(person, '\\s+'))),
  ...domains.map((domain) => leftover('domain', domain, spelling(domain, '\\s+'))),
  ...phones.map((phone) => leftover('phone number', phone, digits(phone))),
];

/** Reserved for examples, so wrong on any live site. */
const examples: readonly Leftover[] = [
  {
    what: 'an example address',
    pattern: /(?<=@|\/\/)(?:[\w.-]+\.)?(?:\w+\.example|example\.(?:com|net|org))\b/gi,
  },
  {
    what: 'an example phone number',
    pattern: /(?<!\d)(?:\+?1)?\(?\d{3}\)?[\s.-]*555[\s.-]*01\d\d(?!\d)/g,
  },
  { what: 'dummy text', pattern: /lorem ipsum/gi },
];

const leftover = (kind: string, text: string, source: string): Leftover => ({
  what: `the former ${kind} “${text}”`,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'giu'),
});

const spelling = (text: string, separator: string) =>
  text
    .split(/\s+/)
    .map((word) => (word === '&' ? '(?:&|and)' : word.replace(/[^\p{L}\p{N}]/gu, '\\$&')))
    .join(separator);

const digits = (phone: string) => {
  const [first = '', ...rest] = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return `(?:\\+?1)?[\\s.(-]*${first}${rest.map((digit) => `[\\s.()-]*${digit}`).join('')}`;
};

const maxPassages = 20;

/** Finds the former brand and example values in the files that visitors get. */
export function leftoversInBuild(build: string, former: Former): string[] {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:client|missing)\//.test(path) && !path.startsWith('client/.vite/'))
    .filter((path) => /\.(?:html|css|js|json|xml|svg|txt|webmanifest)$/.test(path))
    .sort()
    .map((path) => ({ path, text: decode(readFileSync(join(build, path), 'utf8')) }));
  return [...leftoversOf(former), ...examples].flatMap(({ what, pattern }) => {
    const passages = new Map<string, string[]>();
    for (const { path, text } of files) {
      for (const { index, 0: match } of text.matchAll(pattern)) {
        const passage = text.slice(Math.max(0, index - 30), index + match.length + 30);
        const key = passage.replace(/\s+/g, ' ').trim();
        passages.set(key, [...(passages.get(key) ?? []), path]);
      }
    }
    const sentences = [...passages].slice(0, maxPassages).map(([passage, paths]) => {
      const count = new Set(paths).size;
      const more = count > 1 ? ` and ${count - 1} more` : '';
      return `${build}/${paths[0]}${more}: ${what} is still in the build: “…${passage}…”.`;
    });
    const rest = passages.size - sentences.length;
    return rest > 0 ? [...sentences, `${what} is in ${rest} more passages.`] : sentences;
  });
}

/** Undoes the escapes that HTML, scripts and URLs use, so one pattern finds a word in all of them. */
function decode(text: string): string {
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
