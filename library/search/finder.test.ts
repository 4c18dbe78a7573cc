import { expect, it } from 'vitest';
import { createFinder } from '#library/search/finder.ts';
import type { IndexedPage, IndexedSection, SearchIndex } from '#library/search/index-file.ts';

const makePage = (path: string, ...sections: IndexedSection[]): IndexedPage => [
  path,
  sections[0]?.[1] ?? '',
  sections,
];
const index: SearchIndex = {
  pages: [
    makePage(
      '/prices',
      ['', 'Prices', 'What a medicine costs, told before you order.', ''],
      ['how-to-pay', 'How to pay', 'Cards are welcome.', 'receipt savings'],
    ),
    makePage(
      '/shipping',
      ['', 'Shipping & Delivery', 'We ship within California.', ''],
      ['fees', 'Fees', 'Delivery is $5.', 'signature'],
      ['heat', 'In the heat', 'Delivery by night.', ''],
    ),
    makePage('/hair', ['', 'Hair loss', 'Minoxidil and its limits.', '']),
    ['/es', 'Ayuda', [['', 'Ayuda', 'Los dueños.', '']], 'es'],
    makePage('/services', ['quality', 'Scales', 'Balances.', 'balances']),
  ],
  pinned: [
    { text: [{ type: 'text', value: 'Call 911.' }], typed: ['choking'] },
    {
      text: [{ type: 'text', value: 'Lea esto.' }],
      typed: ['receta'],
      letters: 'éñ',
      endings: ['cion'],
    },
  ],
  delivery: { title: 'Plan a delivery to {destination}', text: 'See the day and the cost.' },
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
    heading: [{ text: 'Plan a delivery to 90034', mark: false }],
  });
  expect(find('zzz, CA 90034')[0]?.address).toBe('/shipping?zip=90034#plan');
  expect(find('900')).toEqual([]);
  expect(find('1-90034')).toEqual([]);
});

it('returns pinned answers separately', () => {
  expect(answer('choking')).toEqual({
    pinned: [{ text: [{ type: 'text', value: 'Call 911.' }] }],
    results: [],
  });
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

it("lists matching words that aren't in the excerpt", () => {
  expect(find('savings')[0]?.hiddenWords).toEqual(['savings']);
  expect(find('pay')[0]?.hiddenWords).toEqual([]);
});

it('includes the page title in a result if the heading is different', () => {
  expect(find('pay')[0]?.page).toBe('Prices');
  expect(find('prices')[0]?.page).toBe('');
});
