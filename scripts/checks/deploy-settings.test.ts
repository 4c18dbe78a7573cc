import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { loadEnvironmentFile } from '#server/environment-file.ts';
import { minimumNodeVersion } from '#server/node-version.ts';
import { parseSettings, settingNames } from '#server/settings.ts';

const readText = (path: string) => readFileSync(path, 'utf8');

const variablesSchema = z.record(z.string(), z.coerce.string());
const composeVariables = z
  .object({ services: z.object({ website: z.object({ environment: variablesSchema }) }) })
  .transform(({ services }) => services.website.environment)
  .parse(parse(readText('deploy/compose.yaml')));
const exampleValues = parseEnv(readText('deploy/compose.env.example'));
const composeSettings = Object.fromEntries(
  Object.entries(composeVariables).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+):\?\}/g, (_, setting: string) => exampleValues[setting] || 'secret'),
  ]),
);

const parseAssignments = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  );
const filterLines = (path: string, directive: RegExp) =>
  readText(path)
    .split('\n')
    .filter((line) => directive.test(line))
    .join('\n');

const settingsByFile = {
  'deploy/website.env': parseEnv(readText('deploy/website.env')),
  'deploy/compose.yaml': composeSettings,
  'deploy/Containerfile': parseAssignments(filterLines('deploy/Containerfile', /^ENV /)),
  'deploy/website.service': parseAssignments(
    filterLines('deploy/website.service', /^Environment=/),
  ),
};

const nodeVariables = ['NODE_COMPILE_CACHE'];

describe.each(Object.entries(settingsByFile))('%s', (_file, settings) => {
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
    'loads %s as .env without changes',
    (path) => expect(() => loadEnvironmentFile(path, {})).not.toThrow(),
  );

  it('has an example value for every variable in compose.yaml', () => {
    const requiredNames = [...readText('deploy/compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(
      ([, name]) => name,
    );
    expect(new Set(Object.keys(exampleValues))).toEqual(new Set(requiredNames));
  });
});

it('uses the same major version of Node everywhere', () => {
  const packageVersion = z
    .object({ dependencies: z.object({ node: z.string() }) })
    .parse(JSON.parse(readText('package.json'))).dependencies.node;
  const versions = {
    'package.json': packageVersion,
    '.nvmrc': readText('.nvmrc'),
    'deploy/Containerfile': /library\/node:([\d.]+)/.exec(readText('deploy/Containerfile'))?.[1],
  };
  for (const [file, version] of Object.entries(versions)) {
    expect(Number.parseInt(version ?? '', 10), file).toBe(minimumNodeVersion);
  }
});
