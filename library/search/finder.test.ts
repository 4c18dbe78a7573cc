import { expect, it } from 'vitest';
import { createFinder } from '#library/search/finder.ts';
import type { IndexedPage, IndexedSection, SearchIndex } from '#library/search/index-file.ts';

const makePage = (path: string, ...sections: IndexedSection[]): IndexedPage => [
  path,
  sections[0]?.[1] ?? '',
  sections,
];
const longText = 'A sentence about nothing. '.repeat(10);
const index: SearchIndex = {
  pages: [
    makePage(
      '/prices',
      ['', 'Prices', 'What a medicine costs, told before you order.'],
      ['how-to-pay', 'How to pay', `Cards are welcome. ${longText}Savings: Ask for a receipt.`],
    ),
    makePage(
      '/shipping',
      ['', 'Shipping & Delivery', 'We ship within California.'],
      ['fees', 'Fees', 'Delivery is $5.'],
      ['heat', 'In the heat', 'Delivery by night.'],
    ),
    makePage('/hair', ['', 'Hair loss', 'Minoxidil and its limits. The pillow.']),
    ['/es', 'Ayuda', [['', 'Ayuda', 'Los dueños.']], 'es'],
    makePage('/services', ['quality', 'Scales', 'Balances.'], ['forms', 'Forms', 'A pill.']),
  ],
  pinned: [
    {
      text: [{ type: 'text', value: 'Call 911.' }],
      typed: ['choking'],
      results: ['/shipping#heat', '/prices'],
    },
    {
      text: [{ type: 'text', value: 'Lea esto.' }],
      typed: ['receta'],
      letters: 'éñ',
      endings: ['cion'],
    },
  ],
  delivery: { title: 'Delivery to {destination}', text: 'See the day.', outside: 'Not there.' },
  zips: { ranges: [[90000, 90099]], letters: '3'.repeat(100) },
  synonyms: [
    { typed: ['fee', 'how much'], means: ['price'] },
    { typed: ['bald', 'baldness'], to: '/hair' },
    { typed: ['hot'], to: '/shipping#heat' },
  ],
  neverCorrected: ['minoxil'],
};
const answer = await createFinder(index);
const find = (question: string) => answer(question).results;
const getAddresses = (question: string) => find(question).map(({ address }) => address);
const getMarkedWords = (question: string) =>
  find(question).map(({ heading, text }) =>
    [...heading, ...text].filter(({ mark }) => mark).map((segment) => segment.text),
  )[0];

it('links to the best section and lists each page once', () => {
  expect(getAddresses('pay')).toEqual(['/prices#how-to-pay']);
  expect(getAddresses('delivery')).toEqual(['/shipping']);
  const others = find('delivery')[0]?.otherSections.map(({ address }) => address);
  expect(others?.toSorted()).toEqual(['/shipping#fees', '/shipping#heat']);
});

it.each([
  ['a typo', 'minoxidl', '/hair'],
  ['a plural', 'deliveries', '/shipping'],
  ['the start of a word', 'ship', '/shipping'],
  ['a question', 'How do I pay?', '/prices#how-to-pay'],
  ['a phrase with a synonym', 'how much', '/prices'],
  ['a word after the excerpt', 'savings', '/prices#how-to-pay'],
  ['a word with its own answer', 'hot', '/shipping#heat'],
  ['a typo in a word with its own answer', 'balldness', '/hair'],
  ['all terms before some', 'delivery fees', '/shipping#fees'],
])('matches %s', (_, question, address) => {
  expect(getAddresses(question)[0]).toBe(address);
});

it('finds nothing without a query or a match', () => {
  expect(find('')).toEqual([]);
  expect(find('zzzzzz')).toEqual([]);
  expect(find('minoxil')).toEqual([]);
});

it('starts with the delivery plan for a ZIP code', () => {
  expect(find('90034')[0]).toMatchObject({
    address: '/shipping?zip=90034#plan',
    page: 'Shipping & Delivery',
    heading: [{ text: 'Delivery to 90034', mark: false }],
    text: [{ text: 'See the day.', mark: false }],
  });
  expect(find('zzz, CA 90034')[0]?.address).toBe('/shipping?zip=90034#plan');
  expect(find('10001')[0]?.text).toEqual([{ text: 'Not there.', mark: false }]);
  expect(find('900')).toEqual([]);
  expect(find('1-90034')).toEqual([]);
});

it('returns pinned answers separately, and only their own results', () => {
  expect(answer('choking').pinned).toEqual([{ text: [{ type: 'text', value: 'Call 911.' }] }]);
  expect(getAddresses('choking on a pill')).toEqual(['/shipping#heat', '/prices']);
  expect(answer('pay').pinned).toEqual([]);
});

it.each([
  ['nothing else', 'ÑANDÚ', ['Lea esto.']],
  ['nothing else, typed as two characters', 'que\u0301', ['Lea esto.']],
  ['one of the endings', 'ubicación', ['Lea esto.']],
  ['results', 'pay ñandú', []],
  ['results only in Spanish', 'dueños', ['Lea esto.']],
  ['another answer', 'choking, señor', ['Call 911.']],
  ['none of the letters', 'zzzzzz', []],
])('pins an answer by spelling for a query with %s', (_, query, expected) => {
  const texts = answer(query).pinned.flatMap(({ text }) => text);
  expect(texts.map((node) => node.type === 'text' && node.value)).toEqual(expected);
});

it('marks the matching words on the page, not the typed words', () => {
  expect(getMarkedWords('cards')).toEqual(['Cards']);
  expect(getMarkedWords('minoxidl')).toEqual(['Minoxidil']);
  expect(getMarkedWords('how much')).toContain('Prices');
});

const getExcerpt = (question: string) =>
  find(question)[0]
    ?.text.map((segment) => segment.text)
    .join('');

it('starts the excerpt at the sentence that matches if it is far down', () => {
  expect(getExcerpt('savings')).toBe('Savings: Ask for a receipt.');
  expect(getExcerpt('cards')).toMatch(/^Cards are welcome\. .{0,220}\.$/);
});

it('matches the start of a word only if the site doesn’t use the short word itself', () => {
  expect(getAddresses('pill')).toEqual(['/services#forms']);
  expect(getAddresses('pillo')).toEqual(['/hair']);
});

it('includes the page title in a result if the heading is different', () => {
  expect(find('pay')[0]?.page).toBe('Prices');
  expect(find('prices')[0]?.page).toBe('');
});
