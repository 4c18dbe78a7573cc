import { expect, it } from 'vitest';
import { parsePage } from './page-sections.ts';

const wrap = (main: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body><h2>Menu</h2><main><h1>Title</h1>${main}</main></body></html>`;
const listSections = (main: string) =>
  parsePage(wrap(main))?.sections.map(({ id, heading, lines }) => [id, heading, ...lines]);

it.each<[string, string, string[][]]>([
  [
    'the text and anchor of each heading',
    '<p>Lead</p><h2 id="fees">Fees</h2><p>Five <b>dollars</b>.</p><ul><li>a</li><li>b</li></ul>',
    [
      ['', 'Title', 'Lead'],
      ['fees', 'Fees', 'Five dollars.', 'a', 'b'],
    ],
  ],
  [
    'the anchor of the section around a heading',
    '<section id="pay"><div><h2>Paying</h2></div><p>Cards</p></section>',
    [['pay', 'Paying', 'Cards']],
  ],
  [
    'the time above a step’s heading with the step',
    '<ol id="how"><li><h3>Mix</h3><p>Weigh</p></li><li><small>1 day</small><h3>Ship</h3>Pack</li></ol>',
    [
      ['how', 'Mix', 'Weigh'],
      ['how', 'Ship', '1 day', 'Pack'],
    ],
  ],
  [
    'the anchor of the tab around a heading',
    '<section id="dose"><h2>Dose</h2><x-slot><h3>In men</h3><p>Less</p></x-slot></section>',
    [['dose', 'In men', 'Less']],
  ],
  [
    'the anchor of an answer',
    '<details><summary>Why?</summary><p id="why">So</p></details>',
    [['why', 'Why?', 'So']],
  ],
  [
    'the anchor of a glossary term',
    '<dl><div id="lot"><dt>Lot</dt><dd>A batch</dd></div></dl>',
    [['lot', 'Lot', 'A batch']],
  ],
  [
    'the name of a row with a colon',
    '<dl><div><dt>Where</dt><dd>Here</dd></div></dl>',
    [['', 'Title', 'Where:', 'Here']],
  ],
  [
    'glossary terms but not citations in the text',
    '<p>A <button popovertarget="term_a">troche</button><button popovertarget="cite_1">1</button></p>',
    [['', 'Title', 'A troche']],
  ],
  [
    'a form’s heading but not its fields',
    '<form><h2 id="plan">Plan</h2><p>Which way</p><label>ZIP code</label><fieldset>Hint</fieldset></form>',
    [['plan', 'Plan', 'Which way']],
  ],
  [
    'a heading that is a link or has a React ID as text',
    '<h3><a href="/a">A page</a></h3><h3 id="_R_1_">Named</h3>',
    [['', 'Title', 'A page', 'Named']],
  ],
  ['no navigation', '<nav><p>Contents</p></nav><button>1</button>', []],
  ['no form output', '<section data-nosnippet="true"><h3>Drug</h3>Nothing yet</section>', []],
  ['no popover', '<div role="note" popover>Meaning</div>', []],
  ['no references', '<section aria-labelledby="references"><p>A title</p></section>', []],
  ['no heading without text', '<h2 id="ready">Ready?</h2>', []],
])('indexes %s', (_, html, sections) => {
  expect(listSections(html)).toEqual(sections);
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
