import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { article } from '#library/markdown/testing/fixture.ts';
import { copySite, getEnvironment } from '../testing/site-copy.ts';

let site: string;
beforeAll(async () => {
  site = await copySite();
});
afterAll(() => rm(site, { recursive: true }));

function run(command: string, ...args: string[]) {
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(
      join('node_modules', '.bin', command),
      args,
      { cwd: site, env: getEnvironment(site) },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

const runScript = (name: string) => run('node', `scripts/${name}`);

async function edit(file: string, ...changes: [pattern: RegExp, replacement: string][]) {
  const path = join(site, 'content', file);
  let text = await readFile(path, 'utf8');
  for (const [pattern, replacement] of changes) {
    expect(text, file).toMatch(pattern);
    text = text.replace(pattern, replacement);
  }
  await writeFile(path, text);
}

const addedJob = `jobs:
  - title: Night Pharmacist
    terms: Part time, {city}
    types: [part time]
    pay: { range: $70–$82, per: an hour }
    schedule: Nights, and every other Saturday
    starts: At once
    posted: June 3, 2024
    applyBy: December 31, 2098
    summary: You are there when the others sleep, and answer the phone until the morning.
    duties: [Answer the phone]
    requirements: [A license]`;

const addedCondition = `conditions:
      - slug: eczema
        title: Eczema
        shortDescription: Dry, itching patches that come and go, and what can calm them.
`;

test('accepts new facts and content without other changes', async () => {
  await edit(
    'hours.yaml',
    [/^( {2}\w+day:).*m$/gm, '$1 8:30am–5pm'],
    [/^holidays:/m, 'holidays:\n  - name: Inventory day\n    on: March 3'],
    [/^closures:.*/m, 'closures:\n  - on: December 24, 2098\n    reason: Christmas Eve'],
  );
  await edit('business.yaml', [/^( {2}fee:).*/m, '$1 7.50'], [/^( {2}area:).*/m, '$1 Nevada']);
  await edit(
    'site.yaml',
    [/^(brand:).*/m, '$1 Acre & Dram'],
    [/^(phone:).*/m, '$1 (213) 555-0199'],
    [/^( {2}city:).*/m, '$1 Pasadena'],
    [/^( {2}zip:).*/m, '$1 91101'],
  );
  const addedQuestion = 'questions:\n  - question: Do you open early?\n    answer: "{openHours}."';
  await edit('questions.yaml', [/^questions:/m, addedQuestion]);
  await edit('jobs.yaml', [/^jobs:/m, addedJob.replaceAll('$', '$$$$')]);
  await edit('learn.yaml', [/conditions:\n/, addedCondition]);
  const categories = await readFile(join(site, 'content/blog-categories.yaml'), 'utf8');
  const category = /name: (.+)/.exec(categories)?.[1];
  const source = await readFile(join(site, 'content/references.yaml'), 'utf8');
  const keys = Array.from(source.matchAll(/^([a-z-]+\d{4}):/gm), ([, key]) => `:cite[${key}]`);
  const body = `See [eczema](/learn/condition/eczema).${keys.slice(0, 2).join(' ')}\n`;
  const articles = join(site, 'content/blog');
  await writeFile(join(articles, 'reading-a-label.md'), article(body, { category }));
  await writeFile(join(articles, 'not-yet.md'), article(body, { category, draft: 'true' }));
  await appendFile(
    join(site, 'content/redirects.yaml'),
    '/blog/post/labels: /blog/post/reading-a-label\n',
  );

  const checkResult = await runScript('content-check.ts');
  expect(checkResult).toMatchObject({
    code: 0,
    output: expect.stringContaining('/learn/condition/eczema'),
  });
  const testResult = await run(
    'vitest',
    'run',
    // Mocks need isolated modules, which --no-isolate below turns off.
    '--project=unit',
    'app/',
    'library/',
    '--reporter=dot',
    // This loads content only once, which is several times faster.
    '--no-isolate',
    '--max-workers=1',
  );
  expect(testResult.code, testResult.output).toBe(0);
}, 900_000);

test('stops the build for a content mistake and prints only the mistake', async () => {
  await appendFile(join(site, 'content/hours.yaml'), 'weak: closed\n');
  await writeFile(join(site, 'content/faq.yaml'), 'a: b\n');
  await mkdir(join(site, 'build'));
  await writeFile(join(site, 'build/main.js'), '');
  for (const name of ['build.ts', 'start.ts', 'content-check.ts']) {
    const { code, output } = await runScript(name);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(/^content\/faq\.yaml:1: The site doesn't use this file\./),
      expect.stringMatching(/^content\/hours\.yaml:\d+: There is no field "weak"\. .*"week"/),
    ]);
    expect(await readdir(join(site, 'build'))).toEqual(['main.js']);
    expect(existsSync(join(site, 'build.next'))).toBe(false);
  }
}, 900_000);
