import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { finishPage } from '#server/site/finish-page.ts';

const assets: Record<string, string> = {
  '/assets/root.css': 'body{color:red}\n',
  '/assets/fonts.css':
    '@media (scripting:none){@font-face{font-family:Besley;src:url(/b.woff2)format("woff2");font-weight:400 500;font-display:swap}}@font-face{font-family:Fallback;src:local(Georgia);font-weight:400}',
  '/assets/menu.css': '.a{color:red}.b{color:blue}',
  '/assets/page.css': '@media (width<40rem){p{color:blue}}',
};
const finish = (html: string) =>
  finishPage(html, {
    readAsset: (path) => assets[path],
    startScript: '/assets/start.js',
    islands: {
      tabs: ['/assets/react.js', '/assets/tabs.js'],
      toasts: ['/assets/react.js', '/assets/toasts.js'],
    },
  });
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('a finished page', () => {
  test('carries its styles inside', () => {
    const { html, styles } = finish('<link rel="stylesheet" href="/assets/root.css"/>');
    expect(html).toBe('<style>body{color:red}</style>');
    expect(styles).toEqual([sha256('body{color:red}')]);
  });

  test('joins its styles in their order, so that one hash stands for all', () => {
    const { html, styles } = finish(
      '<link rel="stylesheet" href="/assets/root.css"/><link rel="stylesheet" href="/assets/page.css"/><p>',
    );
    const css = 'body{color:red}@media (width<40rem){p{color:blue}}';
    expect(html).toBe(`<style>${css}</style><p>`);
    expect(styles).toEqual([sha256(css)]);
  });

  test('leaves out what it has no use for, unless an island may need it later', () => {
    const link = '<link rel="stylesheet" href="/assets/menu.css"/>';
    expect(finish(`${link}<p class="a">`).html).toContain('<style>.a{color:red}</style>');
    expect(finish(`${link}<x-island data-name="tabs">`).html).toContain(
      '<style>.a{color:red}.b{color:blue}</style>',
    );
  });

  test('is sent without the marks of React, unless an island goes on with them', () => {
    expect(finish('<p>CA<!-- -->, <!-- -->90064</p><!--$--><!--/$-->').html).toBe(
      '<p>CA, 90064</p>',
    );
    const island = '<x-island data-name="tabs">a<!-- -->b</x-island>';
    expect(finish(island).html).toBe(island);
  });

  test('moves in a stylesheet that is shared with a part that loads later', () => {
    const { html } = finish('<link rel="stylesheet" href="/assets/root.css#"/>');
    expect(html).toBe('<style>body{color:red}</style>');
  });

  test('keeps the link of a stylesheet that is not in the build', () => {
    const link = '<link rel="stylesheet" href="/elsewhere.css"/>';
    expect(finish(link).html).toBe(link);
  });

  test('runs nothing before the first paint but the wait for it', () => {
    const { html } = finish('<head></head><body></body>');
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html).toMatch(
      /<script>[^<]*addEventListener\("DOMContentLoaded".*import\("\/assets\/start\.js"\)\}/,
    );
  });

  test('starts with the scripts of all its islands, each once', () => {
    const islands = ['tabs', 'tabs', 'toasts'].map((name) => `<x-island data-name="${name}">`);
    const { html } = finish(`<head></head><body>${islands.join('')}</body>`);
    expect(html).toContain(
      'import("/assets/start.js").then(start=>start.wake(["/assets/react.js","/assets/tabs.js","/assets/toasts.js"]))',
    );
  });

  test('is not made of an island that was not built, as it would never come to life', () => {
    const page = '<head></head><x-island data-name="lost"></x-island>';
    expect(() => finish(page)).toThrow('Is there a file lost.island.tsx?');
  });

  test('asks for its fonts after the first paint, all at once', () => {
    const { html } = finish(
      '<head><link rel="stylesheet" href="/assets/fonts.css"/></head><p>@font-face{font-family:Typed;src:url(/typed.woff2);font-weight:400}</p>',
    );
    // What somebody has typed into a search is not a font of ours.
    expect(html).toContain('[["Besley","url(/b.woff2)",{"weight":"400 500"}]].map');
  });

  test('names the hash of the one script that may run, whatever else stands in the page', () => {
    const { html, scripts, styles } = finish(
      '<head></head><body><script>evil()</script><script type="module">evil()</script><style>evil{}</style></body>',
    );
    const wait = /<script>(.*?)<\/script><\/head>/.exec(html)?.[1] ?? '';
    expect(scripts).toEqual([sha256(wait)]);
    expect(styles).toEqual([]);
  });

  test('does not count structured data as a script', () => {
    const { scripts } = finish('<script type="application/ld+json">{"a":1}</script>');
    expect(scripts).toEqual([]);
  });
});
