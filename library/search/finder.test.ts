import { describe, expect, it } from 'vitest';
import { createFinder } from '#library/search/finder.ts';
import type { SearchIndex } from '#library/search/index-file.ts';

const index: SearchIndex = {
  pages: [
    [
      '/prices',
      'Prices',
      [
        ['', 'Prices', 'What a medicine costs, told before you order.', ''],
        ['how-to-pay', 'How to pay', 'Cards are welcome.', 'receipt savings'],
      ],
    ],
    [
      '/shipping',
      'Shipping & Delivery',
      [
        ['', 'Shipping & Delivery', 'We ship within California.', ''],
        ['fees', 'Fees', 'Delivery is $5.', 'signature'],
        ['heat', 'In the heat', 'Delivery by night.', ''],
      ],
    ],
    ['/hair', 'Hair loss', [['', 'Hair loss', 'Minoxidil and its limits.', '']]],
    ['/services', 'Services', [['quality', 'Scales', 'Balances.', 'balances']]],
  ],
  pinned: [{ text: [{ type: 'text', value: 'Call 911.' }], typed: ['choking'] }],
  delivery: { title: 'Plan a delivery to {destination}', text: 'See the day and the cost.' },
  synonyms: [
    { typed: ['fee', 'how much'], means: ['price'] },
    { typed: ['bald', 'baldness'], to: '/hair' },
    { typed: ['hot'], to: '/shipping#heat' },
  ],
  neverCorrected: ['minoxil'],
};
const answer = await createFinder(index);
const find = (question: string) => answer(question).found;
const addresses = (question: string) => find(question).map(({ address }) => address);
const marked = (question: string) =>
  find(question).map(({ heading, text }) =>
    [...heading, ...text].filter(({ mark }) => mark).map((one) => one.text),
  )[0];

describe('search results', () => {
  it('link to the best section, each page once', () => {
    expect(addresses('pay')).toEqual(['/prices#how-to-pay']);
    expect(addresses('delivery')).toEqual(['/shipping']);
    const others = find('delivery')[0]?.others.map(({ address }) => address);
    expect(others?.toSorted()).toEqual(['/shipping#fees', '/shipping#heat']);
  });

  it.each([
    ['a slip', 'minoxidl', '/hair'],
    ['a plural', 'deliveries', '/shipping'],
    ['a beginning', 'ship', '/shipping'],
    ['a question', 'How do I pay?', '/prices#how-to-pay'],
    ['a phrase that means something else', 'how much', '/prices'],
    ['a word that stands further down', 'savings', '/prices#how-to-pay'],
    ['a word that names its place', 'hot', '/shipping#heat'],
    ['a typo in such a word', 'balldness', '/hair'],
  ])('match %s', (_, question, address) => {
    expect(addresses(question)[0]).toBe(address);
  });

  it('rank sections with all terms above those with some', () => {
    expect(addresses('delivery fees')[0]).toBe('/shipping#fees');
  });

  it('are empty without a query or a match', () => {
    expect(find('')).toEqual([]);
    expect(find('zzzzzz')).toEqual([]);
    expect(find('minoxil')).toEqual([]);
  });

  it('start with the delivery plan for a ZIP code', () => {
    expect(find('90034')[0]).toMatchObject({
      address: '/shipping?zip=90034#plan',
      page: 'Shipping & Delivery',
      heading: [{ text: 'Plan a delivery to 90034', mark: false }],
    });
    expect(find('900')).toEqual([]);
  });

  it('come after pinned answers', () => {
    expect(answer('choking')).toEqual({
      pinned: [{ text: [{ type: 'text', value: 'Call 911.' }] }],
      found: [],
    });
    expect(answer('pay').pinned).toEqual([]);
  });
});

describe('result text', () => {
  it('marks words as the page spells them', () => {
    expect(marked('cards')).toEqual(['Cards']);
    expect(marked('minoxidl')).toEqual(['Minoxidil']);
    expect(marked('how much')).toContain('Prices');
  });

  it("lists matching words that aren't in the excerpt", () => {
    expect(find('savings')[0]?.further).toEqual(['savings']);
    expect(find('pay')[0]?.further).toEqual([]);
  });

  it('includes the page title if the heading is different', () => {
    expect(find('pay')[0]?.page).toBe('Prices');
    expect(find('prices')[0]?.page).toBe('');
  });
});
