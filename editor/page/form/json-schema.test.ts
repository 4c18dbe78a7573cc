import { readFileSync } from 'node:fs';
import type { RJSFSchema } from '@rjsf/utils';
import { expect, it } from 'vitest';
import type { Kind, Vocabulary } from '#editor/contract.ts';
import { schemaOf } from '#editor/schema-of.ts';
import { yamlFiles } from '#library/schema/content-schemas.ts';
import { readYaml } from '#library/yaml/read.ts';
import { withoutGaps } from './gaps.ts';
import { formShape, inOrder } from './json-schema.ts';
import { problemsIn } from './validator.ts';

const names: Vocabulary = {
  topics: ['Skin'],
  reviewers: ['ann-lee'],
  conditions: [{ slug: 'acne', category: 'skin' }],
  posts: [],
  texts: [],
};
const articles: Kind[] = ['post', 'overview', 'article'];
const forms = [...yamlFiles, ...articles].map((name) => {
  const kind = articles.find((known) => known === name);
  const schema = schemaOf(name, kind ?? 'facts', names);
  if (!schema) throw new Error(`There is no schema for ${name}.`);
  return { name, schema, shape: formShape(schema) };
});

/** Fields for which the form would have nothing to show. */
function unshown(part: RJSFSchema | boolean | undefined, path: string): string[] {
  if (typeof part !== 'object') return [path];
  if (part.anyOf) return part.anyOf.flatMap((kind) => unshown(kind, `${path}|`));
  if (part.type === 'object') {
    const { properties = {}, additionalProperties: others } = part;
    return [
      ...Object.entries(properties).flatMap(([key, inner]) => unshown(inner, `${path} › ${key}`)),
      ...(typeof others === 'object' ? unshown(others, `${path} › *`) : []),
    ];
  }
  if (part.type === 'array') {
    const { items } = part;
    const kinds = Array.isArray(items) ? items : [items];
    return kinds.flatMap((inner) => unshown(inner, `${path} › *`));
  }
  return part.type === 'string' || part.const !== undefined ? [] : [path];
}

/** Fields without a name, or with one that only an engineer would write. */
function unnamed(part: RJSFSchema | boolean | undefined, path = ''): string[] {
  if (typeof part !== 'object') return [];
  return Object.entries(part.properties ?? {}).flatMap(([key, inner]) => {
    const title = typeof inner === 'object' ? inner.title : undefined;
    const here = `${path} › ${key}`;
    return [...(/^[A-Z][^A-Z_]*/.test(title ?? '') ? [] : [here]), ...unnamed(inner, here)];
  });
}

it.each(forms)('the form of $name has a field with a name for all that may stand there', (form) => {
  expect(unshown(form.shape, form.name)).toEqual([]);
  expect(unnamed(form.shape, form.name)).toEqual([]);
});

const ofFiles = forms.filter(({ name }) => name.endsWith('.yaml'));
it.each(ofFiles)('the form of $name shows it as it is, and would save it so', (form) => {
  const { name, schema, shape } = form;
  const { data } = readYaml(readFileSync(`content/${name}`, 'utf8'), { file: name });
  expect(problemsIn(schema, data)).toEqual([]);
  expect(withoutGaps(shape, inOrder(shape, data))).toEqual(data);
});
