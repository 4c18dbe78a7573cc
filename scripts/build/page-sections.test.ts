import { expect, it } from 'vitest';
import { parsePage } from './page-sections.ts';

const wrap = (main: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body><h2>Menu</h2><main><h1>Title</h1>${main}</main></body></html>`;
const listSections = (main: string) =>
  parsePage(wrap(main))?.sections.map(({ id, heading, lines }) => [id, heading, ...lines]);

it('returns the text and anchor of each heading', () => {
  expect(
    listSections(
      '<p>Lead</p><h2 id="fees">Fees</h2><p>Five <b>dollars</b>.</p><ul><li>a</li><li>b</li></ul>',
    ),
  ).toEqual([
    ['', 'Title', 'Lead'],
    ['fees', 'Fees', 'Five dollars.', 'a', 'b'],
  ]);
});

it('uses the anchor of the section or tab around a heading', () => {
  expect(
    listSections('<section id="pay"><div><h2>Paying</h2></div><p>Cards</p></section>'),
  ).toEqual([['pay', 'Paying', 'Cards']]);
  const tabs =
    '<x-island><section id="dose"><h2>Dose</h2><x-slot><h3>In men</h3><p>Less</p></x-slot></section></x-island>';
  expect(listSections(tabs)).toEqual([['dose', 'In men', 'Less']]);
});

it('uses the anchors of answers and glossary terms', () => {
  expect(listSections('<details><summary>Why?</summary><p id="why">So</p></details>')).toEqual([
    ['why', 'Why?', 'So'],
  ]);
  expect(listSections('<dl><div id="lot"><dt>Lot</dt><dd>A batch</dd></div></dl>')).toEqual([
    ['lot', 'Lot', 'A batch'],
  ]);
});

it('keeps glossary terms in the text', () => {
  const termButton = '<button popovertarget="term_troche">troche</button>';
  expect(
    listSections(`<p>A ${termButton} melts.<button popovertarget="cite_1">1</button></p>`),
  ).toEqual([['', 'Title', 'A troche melts.']]);
});

it('indexes a form’s heading but not its fields', () => {
  const form =
    '<form><h2 id="plan">Plan</h2><p>Which way</p><label>ZIP code</label><fieldset><p>Hint</p></fieldset></form>';
  expect(listSections(form)).toEqual([['plan', 'Plan', 'Which way']]);
});

it.each([
  ['navigation', '<nav><p>Contents</p></nav><button>1</button>'],
  ['form output', '<section data-nosnippet="true"><h3>Drug</h3>Nothing yet</section>'],
  ['a popover', '<div role="note" popover>Meaning</div>'],
  ['references', '<section aria-labelledby="references"><p>A title</p></section>'],
  ['a heading without text', '<h2 id="ready">Ready?</h2>'],
])('leaves out %s', (_, html) => {
  expect(listSections(html)).toEqual([]);
});

it('treats a heading that is a link or has a React ID as text', () => {
  expect(listSections('<h3><a href="/a">A page</a></h3><h3 id="_R_1_">Named</h3>')).toEqual([
    ['', 'Title', 'A page', 'Named'],
  ]);
});

it.each([
  ['<p><a href="/a">Our team</a><a href="/b">Services</a></p>', 'Our team', 'Services'],
  ['<p><span>Skin</span><span>6 min</span></p>', 'Skin', '6 min'],
  ['<p>All of it.<b>Updated</b> today</p>', 'All of it.', 'Updated', 'today'],
  ['<p>H<sub>2</sub><sup>+</sup></p>', 'H2+'],
])('splits lines only where CSS separates elements: %s', (html, ...lines) => {
  expect(listSections(html)).toEqual([['', 'Title', ...lines]]);
});

it('leaves out the back link and the action links', () => {
  const html =
    '<main><a href="/">Back</a><h1>Title</h1><p>Text</p><p class="acts"><a href="/a">Act</a></p></main>';
  expect(parsePage(html)?.sections[0]?.lines).toEqual(['Text']);
});

it('uses the menu name as the title and adds the heading to the text', () => {
  expect(parsePage(wrap('<p>Lead</p>'), 'Name')).toEqual({
    title: 'Name',
    sections: [{ id: '', heading: 'Name', lines: ['Title', 'Lead'] }],
  });
});

it('skips pages with noindex', () => {
  expect(parsePage(wrap('<p>x</p>', '<meta name="robots" content="noindex"/>'))).toBeUndefined();
});

it('adds the description to the top of a page', () => {
  const html = wrap('', '<meta name="description" content="What it costs."/>');
  expect(parsePage(html)?.sections).toEqual([
    { id: '', heading: 'Title', lines: ['What it costs.'] },
  ]);
});
