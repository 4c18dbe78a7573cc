import type { z } from 'zod';
import { textsIn } from '#library/check/links.ts';
import { frontMatterLine } from '#library/markdown/front-matter.ts';
import { ContentError } from '#library/problem.ts';
import { confirmedSchema } from '#library/schema/site.ts';
import { check } from '#library/yaml/check.ts';
import { fieldName } from '#library/yaml/explain.ts';
import { readYaml } from '#library/yaml/read.ts';
import { schemaAt } from '#library/yaml/schema-at-path.ts';

export interface Placeholder {
  line: number;
  field: string;
  /** The current value, shortened. */
  now: string;
  /** The description from the schema or the marker. */
  replaceWith: string;
}

export const placeholderMessage = (file: string, { line, field, now, replaceWith }: Placeholder) =>
  `${file}:${line}: ${field} is “${now}” until you put in ${replaceWith}.`;

/** Finds the values marked with `!placeholder`. */
export function placeholdersInYaml(
  source: string,
  file: string,
  schema?: z.ZodType,
  firstLine = 1,
): Placeholder[] {
  const { data, placeholders } = readYaml(source, { file, firstLine });
  return placeholders.map(({ path, line }) => ({
    line,
    field: `“${fieldName(path)}”`,
    now: shorten(
      textsIn(data)
        .filter(({ path: at }) => path.every((step, place) => step === at[place]))
        .map(({ text }) => text)
        .join(', '),
    ),
    replaceWith: (schema && descriptionAt(schema, path)) ?? 'the real value',
  }));
}

/** Finds `!placeholder` in the front matter and `placeholder="…"` on markers. */
export function placeholdersInMarkdown(
  source: string,
  file: string,
  schema?: z.ZodType,
): Placeholder[] {
  const [, frontMatter = ''] = /^---\r?\n([\s\S]*?)\n---(?:\r?\n|$)/.exec(source) ?? [];
  const lines = source.split(/\r?\n/);
  const directives = lines.flatMap((text, index) => {
    const [, marker, doubled, single] =
      /^(:{2,}[\w-]+).*\bplaceholder=(?:"([^"]*)"|'([^']*)')/.exec(text) ?? [];
    if (marker === undefined) return [];
    // A block has its text on the next line.
    const words = marker.startsWith(':::') ? (lines[index + 1] ?? '') : text;
    return {
      line: index + 1,
      field: marker,
      now: shorten(words),
      replaceWith: doubled ?? single ?? '',
    };
  });
  return [...placeholdersInYaml(frontMatter, file, schema, frontMatterLine), ...directives];
}

/** The description of a value, or of its nearest parent that has one. */
function descriptionAt(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  const described = schemaAt(schema, path).find(({ description }) => description !== undefined);
  if (described || path.length === 0) return described?.description;
  return descriptionAt(schema, path.slice(0, -1));
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** Questions that the owner hasn't confirmed yet. */
export function openQuestions(source: string, file: string): string[] {
  const text = readYaml(source, { file });
  const { values, problems } = check(text, confirmedSchema, file);
  if (!values) throw new ContentError(problems);
  return values.flatMap(({ question, about, answer }, place) =>
    answer === 'yes'
      ? []
      : [`${file}:${text.lineOf([place, 'answer'])}: ${question} It's in ${about}.`],
  );
}
