import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { loadEnvironmentFile } from '#server/environment-file.ts';
import { neededNode } from '#server/node-version.ts';
import { parseSettings, settingNames } from '#server/settings.ts';

const read = (path: string) => readFileSync(path, 'utf8');

const variables = z.record(z.string(), z.coerce.string());
const compose = z
  .object({ services: z.object({ website: z.object({ environment: variables }) }) })
  .transform(({ services }) => services.website.environment)
  .parse(parse(read('deploy/compose.yaml')));
const example = parseEnv(read('deploy/compose.env.example'));
/** As compose fills them in, with what an operator must fill in himself. */
const filledIn = Object.fromEntries(
  Object.entries(compose).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+):\?\}/g, (_, setting: string) => example[setting] || 'secret'),
  ]),
);

const assigned = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  );
const linesOf = (path: string, directive: RegExp) =>
  read(path)
    .split('\n')
    .filter((line) => directive.test(line))
    .join('\n');

const places = {
  'deploy/website.env': parseEnv(read('deploy/website.env')),
  'deploy/compose.yaml': filledIn,
  'deploy/Containerfile': assigned(linesOf('deploy/Containerfile', /^ENV /)),
  'deploy/website.service': assigned(linesOf('deploy/website.service', /^Environment=/)),
};

/** What Node itself reads. */
const nodeVariables = ['NODE_COMPILE_CACHE'];

describe.each(Object.entries(places))('%s', (_place, settings) => {
  it('uses only existing settings', () => {
    expect(Object.keys(settings)).not.toEqual([]);
    expect([...settingNames, ...nodeVariables]).toEqual(
      expect.arrayContaining(Object.keys(settings)),
    );
  });

  it('has valid values', () => {
    expect(() => parseSettings(settings)).not.toThrow();
  });
});

describe('settings file', () => {
  it.each(['.env.example', 'deploy/website.env', 'deploy/compose.env.example'])(
    '%s can be used as .env as it is',
    (path) => expect(() => loadEnvironmentFile(path, {})).not.toThrow(),
  );

  it('deploy/compose.env.example has every variable of compose.yaml', () => {
    const required = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(
      ([, name]) => name,
    );
    expect(new Set(Object.keys(example))).toEqual(new Set(required));
  });
});

it('uses the same Node version everywhere', () => {
  const pinned = z
    .object({ dependencies: z.object({ node: z.string() }) })
    .parse(JSON.parse(read('package.json'))).dependencies.node;
  const versions = {
    'package.json': pinned,
    '.nvmrc': read('.nvmrc'),
    'deploy/Containerfile': /library\/node:([\d.]+)/.exec(read('deploy/Containerfile'))?.[1],
  };
  for (const [place, version] of Object.entries(versions)) {
    expect(Number.parseInt(version ?? '', 10), place).toBe(neededNode);
  }
});
