import { readFileSync } from 'node:fs';
import type { RJSFSchema } from '@rjsf/utils';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { FileKind } from '#editor/contract.ts';
import { getSchema } from '#editor/schemas.ts';
import { yamlFiles } from '#library/schema/content-schemas.ts';
import { readYaml } from '#library/yaml/read.ts';
import { labelMessage, nameNewEntries, toFileData, toFormSchema } from './form-schema.ts';
import { findProblems } from './validator.ts';

const conditions = [{ slug: 'acne', category: 'skin' }];
const vocabulary = { topics: ['Skin'], reviewers: ['ann-lee'], conditions, posts: [], texts: [] };

function listUnsupportedFields(schema: RJSFSchema | boolean | undefined, path: string): string[] {
  if (typeof schema !== 'object') return [path];
  const { type, properties = {}, additionalProperties, items, anyOf } = schema;
  if (anyOf) return anyOf.flatMap((subSchema) => listUnsupportedFields(subSchema, `${path}|`));
  if (type === 'array')
    return [items].flat().flatMap((child) => listUnsupportedFields(child, `${path} › *`));
  if (type === 'object') {
    const entries = additionalProperties ? { '*': additionalProperties } : {};
    return Object.entries({ ...properties, ...entries }).flatMap(([key, child]) =>
      listUnsupportedFields(child, `${path} › ${key}`),
    );
  }
  return type === 'string' || schema.const !== undefined ? [] : [path];
}

const articleKinds: FileKind[] = ['post', 'overview', 'article'];
it.each([...yamlFiles, ...articleKinds])('displays every field in %s', (name) => {
  const kind = articleKinds.find((article) => article === name) ?? 'facts';
  const schema = getSchema(name, kind, vocabulary) ?? z.never();
  const jsonSchema = toFormSchema(schema);
  expect(listUnsupportedFields(jsonSchema, name)).toEqual([]);
  if (kind !== 'facts') return;
  const { data } = readYaml(readFileSync(`content/${name}`, 'utf8'), { file: name });
  expect(findProblems(schema, data)).toEqual([]);
  expect(toFileData(jsonSchema, data)).toEqual(data);
});

it('orders fields and drops empty optional groups and lists', () => {
  const link = z.strictObject({ label: z.string(), to: z.string() });
  const group = z.strictObject({ call: link.optional() });
  const jsonSchema = toFormSchema(
    z.strictObject({
      call: link.optional(),
      first: link,
      tags: z.array(z.string()).min(1).optional(),
      closures: z.array(z.string()).default([]),
      entries: z.array(group),
      people: z.record(z.string(), group),
    }),
  );
  const emptyLink = { label: '', to: '' };
  const entries = [{ call: emptyLink }, { call: { to: '/a', label: '' } }];
  const people = { ann: { call: emptyLink } };
  const values = { people, entries, closures: [], tags: [], first: emptyLink, call: emptyLink };
  const cleanEntries = [{}, { call: { label: '', to: '/a' } }];
  expect(JSON.stringify(toFileData(jsonSchema, values))).toBe(
    JSON.stringify({ first: emptyLink, closures: [], entries: cleanEntries, people: { ann: {} } }),
  );
});

it('names new entries after their text and keeps the others', () => {
  const nameEntries = (file: string, values: unknown) =>
    nameNewEntries(toFormSchema(getSchema(file, 'facts', vocabulary) ?? z.never()), values);
  const ada = { name: 'Ada Lovelace' };
  const reviewers = { 'ann-lee': { name: 'Ann Lee' }, newKey: ada, 'newKey-1': {} };
  expect(nameEntries('people.yaml', { reviewers })).toEqual({
    reviewers: { 'ann-lee': { name: 'Ann Lee' }, 'ada-lovelace': ada, 'newKey-1': {} },
  });
  const work = { source: 'A study', authors: 'Lovelace A, Babbage C', year: '1999' };
  expect(nameEntries('references.yaml', { newKey: work })).toEqual({ 'lovelace-1999': work });
});

it('uses the form’s labels in messages', () => {
  const jsonSchema = toFormSchema(
    z.strictObject({
      closures: z.array(z.strictObject({ on: z.string().meta({ title: 'Day' }) })),
      people: z.record(z.string(), z.strictObject({ imageUrl: z.string() })),
    }),
  );
  const label = (path: (string | number)[]) =>
    labelMessage(jsonSchema, { path, message: 'The field "a › b" is missing. Add it.' });
  expect(label(['closures', 0, 'on'])).toBe('“Closures › 1 › Day” is missing. Add it.');
  expect(label(['people', 'ann-lee', 'imageUrl'])).toBe(
    '“People › ann-lee › Image url” is missing. Add it.',
  );
});
