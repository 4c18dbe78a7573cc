import { expect, it } from 'vitest';
import { pruneStyles } from '#server/site/prune-styles.ts';

const page = '<html><main class="wrap deep"><p class="lead" aria-busy="true">A</p></main></html>';

it.each([
  [
    'a rule for a class that is not there',
    '.crumbs{color:red}.lead{color:blue}',
    '.lead{color:blue}',
  ],
  ['a rule for an element that is not there', 'dl dd,p{top:0}details[open]{top:0}', 'p{top:0}'],
  ['a selector, and leaves the others', '.crumbs a,.lead{color:red}', '.lead{color:red}'],
  ['a part of one that is there', '.wrap .crumbs>li{color:red}p{margin:0}', 'p{margin:0}'],
  [
    'a rule for a state that only another page is sent in',
    'p[aria-current],main [disabled]{top:0}p{top:1px}',
    'p{top:1px}',
  ],
  ['a group that becomes empty', '@media (width<9rem){.crumbs{top:0}}p{top:1px}', 'p{top:1px}'],
  ['a rule in a group', '@layer base{.crumbs{top:0}.lead{top:1px}}', '@layer base{.lead{top:1px}}'],
  [
    'a variable that nothing asks for',
    ':root{--a:1px;--b:var(--a);--c:2px}p{top:var(--c)}',
    ':root{--c:2px}p{top:var(--c)}',
  ],
])('leaves out %s', (_, css, used) => {
  expect(pruneStyles(css, page)).toBe(used);
});

it.each([
  ['an element, an attribute, a state', 'p:hover,[hidden],::selection,*{color:red}'],
  [
    'a state that the page is sent in, or may be without',
    'p[aria-busy]{top:0}p:not([disabled]),main:has([aria-current]){top:0}',
  ],
  ['what a script tells the page', ':root[data-x] p,html[data-y]{color:red}'],
  [
    'what may be an alternative',
    ':is(.crumbs,p){color:red}p:not(.crumbs){top:0}main:has(.crumbs){top:0}',
  ],
  [
    'fonts, animations and the page',
    '@font-face{src:url(a.b)}@keyframes in{0%{top:0}}@page{margin:0}',
  ],
  ['the order of layers', '@layer base,components;p{top:0}'],
  ['what looks like an end inside a text', 'p{content:"};.x{"}p[href$=".png,"]{top:0}'],
  ['an address', 'p{background:url(data:image/svg+xml;a,b{c})}'],
  ['rules inside a rule', 'p{& .crumbs{top:0}color:red}'],
  ['a name that is written with a sign', String.raw`.\31 a{top:0}`],
  ['a variable that the page itself asks for', 'p{--a:1px}'],
])('keeps %s', (_, css) => {
  expect(pruneStyles(css, `${page}<path fill="var(--a)">`)).toBe(css);
});
