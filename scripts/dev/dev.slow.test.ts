import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { article } from '#library/markdown/testing/fixture.ts';
import { copySite, getEnvironment } from '../testing/site-copy.ts';

let site: string;
let address = '';
let output = '';
let stop: () => Promise<void>;

beforeAll(async () => {
  site = await copySite();
  // Without this condition, React Router would start itself again in another process.
  const node = ['--conditions=development', 'node_modules/.bin/react-router'];
  const args = [...node, 'dev', '--host', '127.0.0.1', '--port', '0'];
  const child = spawn('node_modules/.bin/node', args, { cwd: site, env: getEnvironment(site) });
  const exitPromise = once(child, 'close');
  stop = async () => {
    child.kill('SIGTERM');
    await exitPromise;
  };
  address = await new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
        if (url !== undefined) resolve(url);
      });
    }
    child.on('exit', () => resolve(`The server stopped: ${output}`));
  });
}, 300_000);
afterAll(async () => {
  await stop();
  await rm(site, { recursive: true });
});

const fetchPage = async (path: string) =>
  (await fetch(address + path, { headers: { accept: 'text/html' } })).text();
const expectPage = (path: string, text: string) =>
  expect.poll(() => fetchPage(path), { timeout: 120_000 }).toContain(text);
async function saveFile(file: string, text: string) {
  await writeFile(join(site, 'content/.saving'), text);
  await rename(join(site, 'content/.saving'), join(site, 'content', file));
}

test('shows each edit and each mistake without logging a warning', async () => {
  const file = join(site, 'content/site.yaml');
  const oldText = await readFile(file, 'utf8');
  const pages = ['/contact', '/faq'];
  for (const path of pages) expect(await fetchPage(path)).toContain('<main');

  await saveFile('site.yaml', oldText.replace(/^(phone:).*/m, '$1 (213) 555-0199'));
  for (const path of pages) await expectPage(path, '(213) 555-0199');
  for (const phone of ['(213) 555-0198', '(213) 555-0197']) {
    await saveFile('site.yaml', oldText.replace(/^(phone:).*/m, `$1 ${phone}`));
    // A reload shows the saved text even if the watcher missed the change.
    expect(await fetchPage('/faq')).toContain(phone);
  }
  await saveFile('site.yaml', oldText.replace(/^(phone:).*/m, '$1 (213) 555-CALL'));
  await expectPage('/faq', 'The content has mistakes');
  expect(await fetchPage('/faq')).toContain('is not a phone number. Write it like (310) 555-0142');
  expect(output.match(/content\/site\.yaml:\d+: .* is not a phone number/g)).toHaveLength(1);
  await saveFile('site.yaml', oldText);
  await expectPage('/faq', '<main');
  const logo = await readFile(join(site, 'brand/mark.svg'), 'utf8');
  await writeFile(join(site, 'brand/mark.svg'), 'A mark');
  await expectPage('/faq', 'brand/mark.svg');
  await writeFile(join(site, 'brand/mark.svg'), logo.replace(/ d="[^"]+"/, ' d="M1 2h3v4z"'));
  await expectPage('/faq', 'd="M1 2h3v4z"');

  const categories = await readFile(join(site, 'content/blog-categories.yaml'), 'utf8');
  const category = /name: (.+)/.exec(categories)?.[1];
  const title = 'Something that is new here';
  await saveFile('blog/new-here.md', article('Words.', { category, title, draft: 'true' }));
  await expectPage('/blog/post/new-here', title);
  expect(await fetchPage('/blog')).toContain(title);
  expect(output).not.toMatch(/warn|Invalid hook call|cannot be imported|^\s+at /im);
}, 900_000);

test('serves pages and their modules but no other files', async () => {
  await mkdir(join(site, 'data/outbox'), { recursive: true });
  await mkdir(join(site, 'build'), { recursive: true });
  const secret = 'jane@clinic.example';
  const files = ['data/inquiries.sqlite', 'data/outbox/x.eml', 'build/x.js', 'x.sqlite'];
  for (const file of files) await writeFile(join(site, file), secret);
  const paths = files.flatMap((file) => [`/${file}`, `/@fs${site}/${file}`]);
  const queries = ['', '?raw', '?url', '?import&raw', '?import&url', '?inline', '?raw??'];
  const listVariants = (path: string) => [
    ...queries.map((query) => path + query),
    path.replace('data', '%64ata'),
    path.replace('.', '%2e'),
  ];
  for (const path of paths.flatMap(listVariants)) {
    const response = await fetch(address + path);
    expect(await response.text(), path).not.toContain(secret);
  }

  const page = await fetchPage('/faq');
  const modules = [
    ...page.matchAll(/(?:src|href|from|import\()[=\s]*"(\/[^"]+\.(?:tsx?|css)[^"]*)"/g),
  ];
  expect(modules.length).toBeGreaterThan(1);
  for (const [, path] of modules) expect((await fetch(address + path)).status, path).toBe(200);

  const requestOptions = { headers: { Origin: 'http://127.0.0.1:1' } };
  const { headers } = await fetch(`${address}/faq`, requestOptions);
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect((await fetch(`${address}/__open-in-editor?file=package.json`)).status).toBe(404);
}, 300_000);
