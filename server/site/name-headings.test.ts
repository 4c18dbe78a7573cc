import { expect, it } from 'vitest';
import { nameHeadings } from '#server/site/name-headings.ts';

const named = (html: string) => {
  const page = (inside: string) => `<h2>Head</h2><main>${inside}</main><h2>Foot</h2>`;
  const result = nameHeadings(page(html), '/prices');
  expect(result.startsWith('<h2>Head</h2><main>')).toBe(true);
  expect(result.endsWith('</main><h2>Foot</h2>')).toBe(true);
  return result.slice('<h2>Head</h2><main>'.length, -'</main><h2>Foot</h2>'.length);
};

it('names a heading by its words, whatever stands inside it', () => {
  expect(named('<h2 class="a">How to <b>pay</b></h2>')).toBe(
    '<h2 id="how-to-pay" class="a">How to <b>pay</b></h2>',
  );
  expect(named('<h3>Pharmacists&#x27; &amp; pets<!-- --> 5%</h3>')).toContain(
    'id="pharmacists-pets-5"',
  );
});

it('gives no name twice', () => {
  expect(named('<p id="fees"></p><h2>Fees</h2><h3>Fees</h3>')).toBe(
    '<p id="fees"></p><h2 id="fees-2">Fees</h2><h3 id="fees-3">Fees</h3>',
  );
});

it.each([
  ['has a name', '<h2 id="own">Fees</h2>'],
  ['begins a part that has one', '<section id="x" class="y"><div class="z"><h2>Fees</h2></div>'],
  ['leads to another page', '<h3><a href="/prices">Prices</a></h3>'],
  ['belongs to an island', '<x-island data-name="tabs"><h2>Fees</h2></x-island>'],
  ['is the title of the page', '<h1>Fees</h1>'],
])('leaves a heading alone that %s', (_, html) => {
  expect(named(html)).toBe(html);
});

it('names those after an island, and after the first of a part', () => {
  expect(named('<x-island><h2>A</h2></x-island><h2>B</h2>')).toContain('<h2 id="b">');
  expect(named('<section id="x"><h2>A</h2><h3>B</h3></section>')).toContain('<h3 id="b">');
});

it('changes nothing on a second time, nor where there is no page', () => {
  const once = nameHeadings('<main><h2>Fees</h2></main>', '/prices');
  expect(nameHeadings(once, '/prices')).toBe(once);
  expect(nameHeadings('<h2>Fees</h2>', '/prices')).toBe('<h2>Fees</h2>');
});

it('leaves Home as it is, which is sent in one round trip', () => {
  expect(nameHeadings('<main><h2>Fees</h2></main>', '/')).toBe('<main><h2>Fees</h2></main>');
});
