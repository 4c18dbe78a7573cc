import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite, environmentIn } from '../testing/site-copy.ts';

let site: string;
let address = '';
let printed = '';
let stop: () => Promise<void>;

beforeAll(async () => {
  site = await copySite();
  const child = spawn(
    join('node_modules', '.bin', 'node'),
    ['--import', join(site, 'library/files/node-hooks.ts'), 'scripts/dev.ts'],
    { cwd: site, env: { ...environmentIn(site), PORT: '0' } },
  );
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  address = await new Promise((resolve) => {
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const [listening] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? [];
        if (listening !== undefined) resolve(listening);
      });
    }
    child.on('exit', () => resolve(`nowhere: ${printed}`));
  });
}, 300_000);
afterAll(async () => {
  await stop();
  await rm(site, { recursive: true });
});

const look = async (path: string) =>
  (await fetch(address + path, { headers: { accept: 'text/html' } })).text();
const write = (file: string, text: string) => writeFile(join(site, 'content', file), text);

test('the preview follows every edit, shows mistakes, and warns of nothing', async () => {
  const file = join(site, 'content/site.yaml');
  const before = await readFile(file, 'utf8');
  const pages = ['/', '/contact', '/faq', '/privacy'];
  for (const path of pages) expect(await look(path)).toContain('<main');

  await write('site.yaml', before.replace(/^(phone:).*/m, '$1 (213) 555-0199'));
  for (const path of pages) {
    await expect.poll(() => look(path), { timeout: 120_000 }).toContain('(213) 555-0199');
  }
  await write('site.yaml', before.replace(/^(phone:).*/m, '$1 (213) 555-CALL'));
  await expect.poll(() => look('/faq'), { timeout: 120_000 }).toContain('needs a correction');
  expect(await look('/faq')).toContain('is not a telephone number. Write it like (310) 555-0142');
  await write('site.yaml', before);
  await expect.poll(() => look('/faq'), { timeout: 120_000 }).toContain('<main');

  const article = `---
title: Something that is new here
excerpt: What each line on the label of a compounded medicine means, and which one to check first.
date: June 3, 2024
author: Night pharmacist
category: ${/name: (.+)/.exec(await readFile(join(site, 'content/blog-categories.yaml'), 'utf8'))?.[1]}
nextReview: June 2, 2098
draft: true
---

Words.
`;
  await write('blog/new-here.md', article);
  await expect
    .poll(() => look('/blog/post/new-here'), { timeout: 120_000 })
    .toContain('Something that is new here');
  expect(await look('/blog')).toContain('Something that is new here');
  expect(printed).not.toMatch(/warn|Invalid hook call|cannot be imported|^\s+at /im);
}, 900_000);
