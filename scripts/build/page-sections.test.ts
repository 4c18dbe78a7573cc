import { expect, it } from 'vitest';
import { readPage } from './page-sections.ts';

const page = (main: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body><h2>Menu</h2><main><h1>Title</h1>${main}</main></body></html>`;
const places = (main: string) =>
  readPage(page(main))?.places.map(({ id, heading, pieces }) => [id, heading, ...pieces]);

it('returns the text and anchor of each heading', () => {
  expect(
    places(
      '<p>Lead</p><h2 id="fees">Fees</h2><p>Five <b>dollars</b>.</p><ul><li>a</li><li>b</li></ul>',
    ),
  ).toEqual([
    ['', 'Title', 'Lead'],
    ['fees', 'Fees', 'Five dollars.', 'a', 'b'],
  ]);
});

it('uses the anchor of the section or tab around a heading', () => {
  expect(places('<section id="pay"><div><h2>Paying</h2></div><p>Cards</p></section>')).toEqual([
    ['pay', 'Paying', 'Cards'],
  ]);
  const tabs =
    '<x-island><section id="dose"><h2>Dose</h2><x-slot><h3>In men</h3><p>Less</p></x-slot></section></x-island>';
  expect(places(tabs)).toEqual([['dose', 'In men', 'Less']]);
});

it('uses the anchors of answers and glossary terms', () => {
  expect(places('<details><summary>Why?</summary><p id="why">So</p></details>')).toEqual([
    ['why', 'Why?', 'So'],
  ]);
  expect(places('<dl><div id="lot"><dt>Lot</dt><dd>A batch</dd></div></dl>')).toEqual([
    ['lot', 'Lot', 'A batch'],
  ]);
});

it('keeps glossary terms in the text', () => {
  const word = '<button popovertarget="term_troche">troche</button>';
  expect(places(`<p>A ${word} melts.<button popovertarget="cite_1">1</button></p>`)).toEqual([
    ['', 'Title', 'A troche melts.'],
  ]);
});

it('indexes the heading of a form, but not its fields', () => {
  const form =
    '<form><h2 id="plan">Plan</h2><p>Which way</p><label>ZIP code</label><fieldset><p>Hint</p></fieldset></form>';
  expect(places(form)).toEqual([['plan', 'Plan', 'Which way']]);
});

it.each([
  ['a way to elsewhere', '<nav><p>Contents</p></nav><button>1</button>'],
  ['what a form writes', '<section data-nosnippet="true"><h3>Drug</h3>Nothing yet</section>'],
  ['a popover', '<div role="note" popover>Meaning</div>'],
  ['works by others', '<section aria-labelledby="references"><p>A title</p></section>'],
  ['a heading without a text', '<h2 id="ready">Ready?</h2>'],
])('leaves out %s', (_, html) => {
  expect(places(html)).toEqual([]);
});

it('treats a heading that is a link or has a React id as text', () => {
  expect(places('<h3><a href="/a">A page</a></h3><h3 id="_R_1_">Named</h3>')).toEqual([
    ['', 'Title', 'A page', 'Named'],
  ]);
});

it.each([
  ['<p><a href="/a">Our team</a><a href="/b">Services</a></p>', 'Our team', 'Services'],
  ['<p><span>Skin</span><span>6 min</span></p>', 'Skin', '6 min'],
  ['<p>All of it.<b>Updated</b> today</p>', 'All of it.', 'Updated', 'today'],
  ['<p>H<sub>2</sub><sup>+</sup></p>', 'H2+'],
])('separates elements that only CSS sets apart: %s', (html, ...pieces) => {
  expect(places(html)).toEqual([['', 'Title', ...pieces]]);
});

it('leaves out the back link and the buttons', () => {
  const html =
    '<main><a href="/">Back</a><h1>Title</h1><p>Text</p><p class="acts"><a href="/a">Act</a></p></main>';
  expect(readPage(html)?.places[0]?.pieces).toEqual(['Text']);
});

it('uses the menu name as title and adds the heading to the text', () => {
  expect(readPage(page('<p>Lead</p>'), 'Name')).toEqual({
    title: 'Name',
    places: [{ id: '', heading: 'Name', pieces: ['Title', 'Lead'] }],
  });
});

it('skips pages with noindex', () => {
  expect(readPage(page('<p>x</p>', '<meta name="robots" content="noindex"/>'))).toBeUndefined();
});

it('adds the description to the top of a page', () => {
  const html = page('', '<meta name="description" content="What it costs."/>');
  expect(readPage(html)?.places).toEqual([
    { id: '', heading: 'Title', pieces: ['What it costs.'] },
  ]);
});
