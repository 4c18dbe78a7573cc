import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { schemaOfFile } from '#library/schema/of-file.ts';

it('knows what every YAML file of content/ holds', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' });
  const unknown = files.filter((file) => file.endsWith('.yaml') && !schemaOfFile(file));
  expect(unknown).toEqual([]);
});
