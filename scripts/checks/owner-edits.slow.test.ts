import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

async function edit(file: string, change: (text: string) => string) {
  const path = join(site, 'content', file);
  const oldText = await readFile(path, 'utf8');
  const newText = change(oldText);
  expect(newText, `edit to ${file}`).not.toBe(oldText);
  await writeFile(path, newText);
}

const insert =
  (start: string, ...lines: string[]) =>
  (text: string) => {
    const allLines = text.split('\n');
    allLines.splice(allLines.findIndex((line) => line.startsWith(start)) + 1, 0, ...lines);
    return allLines.join('\n');
  };

test('accepts new facts and content without other changes', async () => {
  await edit('hours.yaml', (text) => text.replaceAll(/^( {2}\w+day:).*m$/gm, '$1 8:30am–5pm'));
  await edit('hours.yaml', insert('holidays:', '  - name: Inventory day', '    on: March 3'));
  await edit('hours.yaml', (text) =>
    text.replace(
      /^closures:.*/m,
      'closures:\n  - on: December 24, 2098\n    hours: 9am–1pm\n    reason: Christmas Eve',
    ),
  );
  await edit('business.yaml', (text) =>
    text.replace(/^( {2}fee:).*/m, '$1 7.50').replace(/^( {2}area:).*/m, '$1 Nevada'),
  );
  await edit('site.yaml', (text) =>
    text
      .replace(/^(brand:).*/m, '$1 Acre & Dram')
      .replace(/^(phone:).*/m, '$1 (213) 555-0199')
      .replace(/^( {2}city:).*/m, '$1 Pasadena')
      .replace(/^( {2}zip:).*/m, '$1 91101'),
  );
  await edit(
    'questions.yaml',
    insert('questions:', '  - question: Do you open early?', '    answer: "Yes: {openHours}."'),
  );
  await edit(
    'jobs.yaml',
    insert(
      'jobs:',
      '  - title: Night Pharmacist',
      '    terms: Part time, {city}',
      '    pay:',
      '      range: $70–$82',
      '      per: an hour',
      '    summary: You are there when the others sleep.',
      '    duties: [Answer the phone]',
      '    requirements: [A license]',
    ),
  );
  await edit(
    'people.yaml',
    insert(
      'reviewers:',
      '  ada-quill:',
      '    name: Ada Quill',
      '    credentials: MD',
      '    specialty: Neurology',
      '    description: Board-certified neurologist',
    ),
  );
  await edit(
    'learn.yaml',
    insert(
      '    conditions:',
      '      - slug: eczema',
      '        title: Eczema',
      '        shortDescription: Dry, itching patches that come and go, and what can calm them.',
    ),
  );
  const category = /name: (.+)/.exec(
    await readFile(join(site, 'content/blog-categories.yaml'), 'utf8'),
  )?.[1];
  const source = await readFile(join(site, 'content/references.yaml'), 'utf8');
  const citations = Array.from(source.matchAll(/^([a-z-]+\d{4}):/gm), ([, key]) => `:cite[${key}]`)
    .slice(0, 2)
    .join(' ');
  const formatArticle = (...fields: string[]) => `---
title: How to read the label on your jar
excerpt: What each line on the label of a compounded medicine means, and which one to check first.
date: June 3, 2024
author: Night pharmacist
category: ${category}
reviewer: ada-quill
reviewed: June 2, 2024
nextReview: June 2, 2032
${fields.join('\n')}
---

Start with your name. See [eczema](/learn/condition/eczema).${citations}
`;
  await writeFile(join(site, 'content/blog/reading-a-label.md'), formatArticle());
  await writeFile(join(site, 'content/blog/not-yet.md'), formatArticle('draft: true'));
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
