import { expect, it } from 'vitest';
import { pruneStyles } from '#server/site/prune-styles.ts';

const page = '<html><main class="wrap deep"><p class="lead" aria-busy="true">A</p></main></html>';

it.each([
  ['a rule for an unused class', '.crumbs{color:red}.lead{color:blue}', '.lead{color:blue}'],
  ['a rule for an unused element', 'dl dd,p{top:0}details[open]{top:0}', 'p{top:0}'],
  ['one selector in a list', '.crumbs a,.lead{color:red}', '.lead{color:red}'],
  ['a rule with an unused descendant', '.wrap .crumbs>li{color:red}p{margin:0}', 'p{margin:0}'],
  [
    'a rule for an attribute that is not in the page',
    'p[aria-current],main [disabled]{top:0}p{top:1px}',
    'p{top:1px}',
  ],
  ['an empty group', '@container (width<9rem){.crumbs{top:0}}p{top:1px}', 'p{top:1px}'],
  ['a rule in a group', '@layer base{.crumbs{top:0}.lead{top:1px}}', '@layer base{.lead{top:1px}}'],
  [
    'an unused variable',
    ':root{--a:1px;--b:var(--a);--c:2px}p{top:var(--c)}',
    ':root{--c:2px}p{top:var(--c)}',
  ],
])('removes %s', (_name, css, expected) => {
  expect(pruneStyles(css, page)).toBe(expected);
});

it.each([
  ['rules for elements, attributes and states', 'p:hover,[hidden],::selection,*{color:red}'],
  [
    'attributes that the page has, or that are negated',
    'p[aria-busy]{top:0}p:not([disabled]),main:has([aria-current]){top:0}',
  ],
  ['attributes that scripts set', ':root[data-x] p,html[data-y]{color:red}'],
  [
    'alternatives in parentheses',
    ':is(.crumbs,p){color:red}p:not(.crumbs){top:0}main:has(.crumbs){top:0}',
  ],
  [
    'fonts, animations and page margins',
    '@font-face{src:url(a.b)}@keyframes in{0%{top:0}}@page{margin:0}',
  ],
  ['the order of layers', '@layer base,components;p{top:0}'],
  ['braces and commas inside strings', 'p{content:"};.x{"}p[href$=".png,"]{top:0}'],
  ['a data URL', 'p{background:url(data:image/svg+xml;a,b{c})}'],
  ['nested rules', 'p{& .crumbs{top:0}color:red}'],
  ['an escaped name', String.raw`.\31 a{top:0}`],
  ['a variable that the HTML uses', 'p{--a:1px}'],
])('keeps %s', (_name, css) => {
  expect(pruneStyles(css, `${page}<path fill="var(--a)">`)).toBe(css);
});

it('keeps what the scripts may add', () => {
  const words = 'dl crumbs open aria-current var(--a';
  const css = ':root{--a:1px}.crumbs dl,.open{top:0}p[aria-current]{top:0}';
  expect(pruneStyles(`${css}.shut,dt{top:0}`, page, words)).toBe(css);
});
