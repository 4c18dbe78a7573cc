import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { finishPage } from '#server/finish-page.ts';

const assets: Record<string, string> = {
  '/assets/root.css': 'body{color:red}\n',
  '/assets/page.css': '@media (width<40rem){p{color:blue}}',
};
const finish = (html: string) =>
  finishPage(html, { readAsset: (path) => assets[path], startScript: '/assets/start.js' });
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('a finished page', () => {
  test('carries its styles inside and remembers where they came from', () => {
    const { html, styles } = finish('<link rel="stylesheet" href="/assets/root.css"/>');
    expect(html).toBe('<style data-href="/assets/root.css">body{color:red}</style>');
    expect(styles).toEqual([sha256('body{color:red}')]);
  });

  test('joins its styles in their order, so that one hash stands for all', () => {
    const { html, styles } = finish(
      '<link rel="stylesheet" href="/assets/root.css"/><link rel="stylesheet" href="/assets/page.css"/>',
    );
    const css = 'body{color:red}@media (width<40rem){p{color:blue}}';
    expect(html).toBe(`<style data-href="/assets/root.css /assets/page.css">${css}</style>`);
    expect(styles).toEqual([sha256(css)]);
  });

  test('moves in a stylesheet that is shared with a part that loads later', () => {
    const { html } = finish('<link rel="stylesheet" href="/assets/root.css#"/>');
    expect(html).toContain('<style data-href="/assets/root.css#">');
    expect(html).not.toContain('<link rel="stylesheet"');
  });

  test('keeps the link of a stylesheet that is not in the build', () => {
    const link = '<link rel="stylesheet" href="/elsewhere.css"/>';
    expect(finish(link).html).toBe(link);
  });

  test('runs nothing before the first paint but the wait for it', () => {
    const { html } = finish(
      '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head><body><script>context()</script><script type="module" async="">import "/assets/a.js"</script></body>',
    );
    expect(html).not.toContain('modulepreload');
    expect(html).toContain(
      '<script></script><script type="text/late" data-preload="/assets/a.js /assets/b.js">try{context()}catch(error){reportError(error)}import "/assets/a.js"</script>',
    );
    expect(html.match(/<script>[^<]/g)).toHaveLength(1);
    expect(html).toMatch(
      /<script>[^<]*addEventListener\("DOMContentLoaded".*import\("\/assets\/start\.js"\)/,
    );
  });

  test('asks for its fonts after the first paint, all at once', () => {
    const { html } = finish(
      '<head><style>@media (scripting:none){@font-face{font-family:Besley;src:url(/b.woff2)format("woff2");font-weight:400 500;font-display:swap}}@font-face{font-family:Fallback;src:local(Georgia);font-weight:400}</style></head>',
    );
    expect(html).toContain('[["Besley","url(/b.woff2)",{"weight":"400 500"}]].map');
  });

  test('names the hash of every script that may run: the wait, and one for all that come late', () => {
    const { html, scripts } = finish(
      '<head></head><body><script>context("$&")</script><script type="module" async="">start()</script><script>data()</script></body>',
    );
    const wait = /<script>(.*?)<\/script><\/head>/.exec(html)?.[1] ?? '';
    const late = /text\/late[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(late).toMatch(/^try\{context\("\$&"\)\}.*try\{data\(\)\}.*start\(\)$/);
    expect(scripts.toSorted()).toEqual([sha256(late), sha256(wait)].toSorted());
  });

  test('does not count structured data as a script', () => {
    const { scripts } = finish('<script type="application/ld+json">{"a":1}</script>');
    expect(scripts).toEqual([]);
  });
});
