import type { z } from 'zod';
import { frontMatterLine } from '#library/markdown/front-matter.ts';
import { ContentError } from '#library/problem.ts';
import { blogFrontMatter, learnArticleFrontMatter } from '#library/schema/articles/front-matter.ts';
import { getFileSchema } from '#library/schema/content-schemas.ts';
import { confirmedSchema } from '#library/schema/site.ts';
import { check } from '#library/yaml/check.ts';
import { fieldName } from '#library/yaml/explain.ts';
import { findStrings, readYaml } from '#library/yaml/read.ts';
import { getSchemaAt } from '#library/yaml/schema-at-path.ts';

export interface Placeholder {
  line: number;
  /** Blocks in an article's text have no path. */
  path?: PropertyKey[];
  field: string;
  value: string;
  replaceWith: string;
}

export const formatPlaceholder = (file: string, { line, field, value, replaceWith }: Placeholder) =>
  `${file}:${line}: Replace the placeholder “${value}” in ${field} with ${replaceWith}.`;

// Only the field descriptions are used, so the lists of valid names can be empty.
const frontMatterSchemas = {
  blog: blogFrontMatter({ topics: [], reviewers: [] }),
  learn: learnArticleFrontMatter({ conditions: [], reviewers: [], isPost: () => true }),
};

/** `file` is a path in content/, and `name` is the path to show in messages. */
export function findPlaceholders(file: string, source: string, name: string): Placeholder[] {
  if (file.endsWith('.yaml')) return findInYaml(source, name, getFileSchema(file));
  const schema = frontMatterSchemas[file.startsWith('blog') ? 'blog' : 'learn'];
  return findInMarkdown(source, name, schema);
}

export function findInYaml(
  source: string,
  file: string,
  schema?: z.ZodType,
  firstLine = 1,
): Placeholder[] {
  const { data, placeholders } = readYaml(source, { file, firstLine });
  return placeholders.map(({ path, line }) => ({
    line,
    path,
    field: `“${fieldName(path)}”`,
    value: shortenText(
      findStrings(data)
        .filter((text) => path.every((key, index) => key === text.path[index]))
        .map(({ text }) => text)
        .join(', '),
    ),
    replaceWith: (schema && findDescription(schema, path)) ?? 'the real value',
  }));
}

export function findInMarkdown(source: string, file: string, schema?: z.ZodType): Placeholder[] {
  const [, frontMatter = ''] = /^---\r?\n([\s\S]*?)\n---(?:\r?\n|$)/.exec(source) ?? [];
  const lines = source.split(/\r?\n/);
  const directives = lines.flatMap((text, index) => {
    const [, name, doubleQuoted, singleQuoted] =
      /^(:{2,}[\w-]+).*\bplaceholder=(?:"([^"]*)"|'([^']*)')/.exec(text) ?? [];
    if (name === undefined) return [];
    // A container block has its text on the next line.
    const value = name.startsWith(':::') ? (lines[index + 1] ?? '') : text;
    return {
      line: index + 1,
      field: name,
      value: shortenText(value),
      replaceWith: doubleQuoted ?? singleQuoted ?? '',
    };
  });
  return [...findInYaml(frontMatter, file, schema, frontMatterLine), ...directives];
}

function findDescription(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  const match = getSchemaAt(schema, path).find(({ description }) => description !== undefined);
  if (match || path.length === 0) return match?.description;
  return findDescription(schema, path.slice(0, -1));
}

function shortenText(text: string): string {
  const singleLine = text.replace(/\s+/g, ' ').trim();
  return singleLine.length > 60 ? `${singleLine.slice(0, 59)}…` : singleLine;
}

export function findOpenQuestions(source: string, file: string) {
  const yaml = readYaml(source, { file });
  const { values, problems } = check(yaml, confirmedSchema, file);
  if (!values) throw new ContentError(problems);
  return values.flatMap(({ question, about, answer }, index) => {
    const path = [index, 'answer'];
    return answer === 'yes' ? [] : [{ question, about, path, line: yaml.getLine(path) }];
  });
}

export function findOriginProblems(origin: string): string[] {
  const { hostname } = new URL(origin);
  const isPublic =
    /\.[a-z]{2,}$/i.test(hostname) &&
    !/\.(?:example|test|invalid|localhost|local)$/i.test(hostname);
  const message = `The origin ${origin} isn't public, so patients can't reach it. Set “origin” in content/site.yaml.`;
  return isPublic ? [] : [message];
}
