import { readFileSync } from 'node:fs';
import type { RJSFSchema } from '@rjsf/utils';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Kind, Vocabulary } from '#editor/contract.ts';
import { schemaOf } from '#editor/schemas.ts';
import { yamlFiles } from '#library/schema/content-schemas.ts';
import { readYaml } from '#library/yaml/read.ts';
import { formSchema, toFileData } from './form-schema.ts';
import { findProblems } from './validator.ts';

const names: Vocabulary = {
  topics: ['Skin'],
  reviewers: ['ann-lee'],
  conditions: [{ slug: 'acne', category: 'skin' }],
  posts: [],
  texts: [],
};

/** Fields that the form couldn't display. */
function missingFields(part: RJSFSchema | boolean | undefined, path: string): string[] {
  if (typeof part !== 'object') return [path];
  const { type, properties = {}, additionalProperties, items, anyOf } = part;
  if (anyOf) return anyOf.flatMap((kind) => missingFields(kind, `${path}|`));
  if (type === 'array')
    return [items].flat().flatMap((inner) => missingFields(inner, `${path} › *`));
  if (type === 'object') {
    const others = additionalProperties ? { '*': additionalProperties } : {};
    return Object.entries({ ...properties, ...others }).flatMap(([key, inner]) =>
      missingFields(inner, `${path} › ${key}`),
    );
  }
  return type === 'string' || part.const !== undefined ? [] : [path];
}

const articles: Kind[] = ['post', 'overview', 'article'];
it.each([...yamlFiles, ...articles])('displays every field of %s', (name) => {
  const kind = articles.find((article) => article === name) ?? 'facts';
  const schema = schemaOf(name, kind, names) ?? z.never();
  const jsonSchema = formSchema(schema);
  expect(missingFields(jsonSchema, name)).toEqual([]);
  if (kind !== 'facts') return;
  const { data } = readYaml(readFileSync(`content/${name}`, 'utf8'), { file: name });
  expect(findProblems(schema, data)).toEqual([]);
  expect(toFileData(jsonSchema, data)).toEqual(data);
});

it('orders fields and drops empty optional groups and lists', () => {
  const link = z.strictObject({ label: z.string(), to: z.string() });
  const jsonSchema = formSchema(
    z.strictObject({
      call: link.optional(),
      first: link,
      tags: z.array(z.string()).min(1).optional(),
      closures: z.array(z.string()).default([]),
      entries: z.array(z.strictObject({ call: link.optional() })),
      people: z.record(z.string(), z.strictObject({ call: link.optional() })),
    }),
  );
  const empty = { label: '', to: '' };
  const values = {
    people: { ann: { call: empty } },
    entries: [{ call: empty }, { call: { to: '/a', label: '' } }],
    closures: [],
    tags: [],
    first: empty,
    call: empty,
    note: undefined,
  };
  expect(JSON.stringify(toFileData(jsonSchema, values))).toBe(
    JSON.stringify({
      first: empty,
      closures: [],
      entries: [{}, { call: { label: '', to: '/a' } }],
      people: { ann: {} },
    }),
  );
});
