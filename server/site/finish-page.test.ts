import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishPage } from '#server/site/finish-page.ts';

const assets: Record<string, string> = {
  '/assets/root.css': 'body{color:red}\n',
  '/assets/menu.css': '.a{color:red}.b{color:blue}',
  '/assets/page.css': '@media (width<40rem){p{color:blue}}',
};
const finish = (html: string, scriptWords?: string) =>
  finishPage(html, {
    ...(scriptWords && { scriptWords }),
    readAsset: (path) => assets[path],
    startScript: '/assets/start.js',
    firstPaint: 'paint()',
    notice: 'notify()',
    fonts: [['Besley', 'url(/b.woff2)', '400 500']],
    islands: {
      tabs: ['/assets/react.js', '/assets/tabs.js'],
      toasts: ['/assets/react.js', '/assets/toasts.js'],
    },
  });
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('joins adjacent styles in order with one hash', () => {
  const { html, styles } = finish(
    '<link rel="stylesheet" href="/assets/root.css"/><link rel="stylesheet" href="/assets/page.css"/><p>',
  );
  const css = 'body{color:red}@media (width<40rem){p{color:blue}}';
  expect(html).toBe(`<style>${css}</style><p>`);
  expect(styles).toEqual([sha256(css)]);
});

test('removes unused rules, but keeps those that an island may need', () => {
  const link = '<link rel="stylesheet" href="/assets/menu.css"/>';
  const island = `${link}<x-island data-name="tabs">`;
  const allStyles = '<style>.a{color:red}.b{color:blue}</style>';
  expect(finish(`${link}<p class="a">`, 'b').html).toContain('<style>.a{color:red}</style>');
  expect(finish(island).html).toContain(allStyles);
  expect(finish(island, 'b').html).toContain('<style>.b{color:blue}</style>');
});

test('removes React comments unless the page has an island', () => {
  expect(finish('<p>CA<!-- -->, <!-- -->90064</p><!--$--><!--/$-->').html).toBe('<p>CA, 90064</p>');
  const island = '<x-island data-name="tabs">a<!-- -->b</x-island>';
  expect(finish(island).html).toBe(island);
});

test('adds the script of a notice only to pages with one', () => {
  const notice = '<aside id="notice" hidden=""><p>Closed</p></aside>';
  const { html, scripts } = finish(`${notice}<aside></aside>`);
  expect(html).toBe(`${notice}<script data-notice>notify()</script><aside></aside>`);
  expect(scripts).toEqual([sha256('notify()')]);
});

test('inlines a stylesheet that a lazy route shares, but none outside the build', () => {
  const { html } = finish('<link rel="stylesheet" href="/assets/root.css#"/>');
  expect(html).toBe('<style>body{color:red}</style>');
  const link = '<link rel="stylesheet" href="/elsewhere.css"/>';
  expect(finish(link).html).toBe(link);
});

test('adds one script with the files to load after the first paint', () => {
  const islands = ['tabs', 'tabs', 'toasts'].map((name) => `<x-island data-name="${name}">`);
  const { html } = finish(`<head></head><body>${islands.join('')}</body>`);
  const [, data = '', code] = /<script data-page='([^']*)'>(.*?)<\/script>/.exec(html) ?? [];
  expect(code).toBe('paint()');
  expect(JSON.parse(data)).toEqual({
    start: '/assets/start.js',
    islands: ['/assets/react.js', '/assets/tabs.js', '/assets/toasts.js'],
    fonts: [['Besley', 'url(/b.woff2)', '400 500']],
  });
});

test('throws for an island that was not built', () => {
  const page = '<head></head><x-island data-name="lost"></x-island>';
  expect(() => finish(page)).toThrow('Name its file lost.island.tsx.');
});

test('returns only the hash of its own script', () => {
  const { html, scripts, styles } = finish(
    '<head></head><body><script>evil()</script><script type="application/ld+json">{}</script><script type="module">evil()</script><style>evil{}</style></body>',
  );
  expect(html).toContain('paint()</script></head>');
  expect(scripts).toEqual([sha256('paint()')]);
  expect(styles).toEqual([]);
});
