import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { hexOf } from '#library/brand/hex.ts';
import { type Former, formerWords, inventedWords, type Unwanted } from './former-brand.ts';

/** Where something unwanted was found, and what stands around it there. */
interface Found {
  what: string;
  file: string;
  around: string;
}

const texts = /\.(?:html|css|js|json|xml|svg|txt|webmanifest)$/;

/** Looks through what visitors get for the former brand and for what is set aside for examples. */
export async function unwantedInBuild(build: string, former: Former): Promise<string[]> {
  const wanted = [...formerWords(former), ...inventedWords];
  const colors = new Set(former.colors.flatMap((color) => hexOf(color) ?? []));
  const found: Found[] = [];
  for (const path of filesIn(build)) {
    const file = join(build, path);
    if (texts.test(path)) {
      const text = decoded(readFileSync(file, 'utf8'));
      found.push(...wordsIn(text, file, wanted), ...colorsIn(text, file, colors));
    } else if (extname(path) === '.png') {
      // Programs leave names and comments in pictures.
      found.push(...wordsIn(readFileSync(file, 'latin1'), file, formerWords(former)));
      found.push(...(await colorsInPicture(file, colors)));
    }
  }
  return inSentences(found);
}

/** What visitors can ask for, and the page for those who ask for something else. */
const filesIn = (build: string) =>
  readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:client|missing)\//.test(path) && !path.startsWith('client/.vite/'))
    .sort();

/** Of the same thing so many sentences are told at once: the rest is mended the same way. */
const mostPassages = 20;

/** One sentence for each passage, on however many pages it stands. */
function inSentences(found: readonly Found[]): string[] {
  return [...Map.groupBy(found, ({ what }) => what)].flatMap(([what, all]) => {
    const passages = [...Map.groupBy(all, ({ around }) => around)];
    const told = passages.slice(0, mostPassages).map(([around, same]) => {
      const files = new Set(same.map(({ file }) => file)).size;
      const more = files > 1 ? ` and ${files - 1} more` : '';
      return `${same[0]?.file}${more}: ${what} is still there: ${around}.`;
    });
    const left = passages.length - told.length;
    return left > 0 ? [...told, `${what} is in ${left} more passages.`] : told;
  });
}

function wordsIn(text: string, file: string, wanted: readonly Unwanted[]): Found[] {
  return wanted.flatMap(({ what, pattern }) =>
    Array.from(text.matchAll(pattern), ({ index, 0: match }) => ({
      what,
      file,
      around: around(text, index, match.length),
    })),
  );
}

/** In whatever way a color is written: the minifier writes them otherwise than we do. */
const color = /#[\da-f]{3,8}\b|(?:oklch|rgba?)\([^)]*\)/gi;

function colorsIn(text: string, file: string, colors: ReadonlySet<string>): Found[] {
  return Array.from(text.matchAll(color)).flatMap(({ index, 0: match }) => {
    const hex = plainColor(match);
    if (hex === undefined || !colors.has(hex)) return [];
    return [{ what: `the former color ${hex}`, file, around: around(text, index, match.length) }];
  });
}

/** Without its opacity. */
function plainColor(text: string): string | undefined {
  const [, red, green, blue] = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i.exec(text) ?? [];
  if (red !== undefined) return hexOfBytes([Number(red), Number(green), Number(blue)]);
  return hexOf(text.replace(/\s*\/[^)]*/, '').replace(/^#(.{6})..$/, '#$1'));
}

const hexOfBytes = (bytes: readonly number[]) =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** Of a color that fills less of a picture than this, it may be the edge between two others. */
const leastPart = 0.005;

async function colorsInPicture(file: string, colors: ReadonlySet<string>): Promise<Found[]> {
  if (colors.size === 0) return [];
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  return [...colors].flatMap((hex) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    let covered = 0;
    for (let at = 0; at < data.length; at += info.channels) {
      if (isNear(data[at], red) && isNear(data[at + 1], green) && isNear(data[at + 2], blue)) {
        covered++;
      }
    }
    if (covered < pixels * leastPart) return [];
    const part = Math.max(1, Math.round((100 * covered) / pixels));
    return [{ what: `the former color ${hex}`, file, around: `it fills ${part}% of the picture` }];
  });
}

/** A picture with a palette has its colors nearly. */
const isNear = (one = 0, other = 0) => Math.abs(one - other) <= 2;

/** As a reader would see it: the same word is written in other ways in HTML, scripts and addresses. */
function decoded(text: string): string {
  return text
    .replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes);
      } catch {
        return bytes;
      }
    })
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&amp;', '&');
}

function around(text: string, index: number, length: number): string {
  const part = text.slice(Math.max(0, index - 30), index + length + 30);
  return `“…${part.replace(/\s+/g, ' ').trim()}…”`;
}
