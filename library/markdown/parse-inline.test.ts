import { expect, it } from 'vitest';
import { parseInline } from '#library/markdown/parse-inline.ts';

it('lets a link lead to a fact that is filled in later', () => {
  expect(parseInline('Call [{phone}]({phoneLink}).')).toEqual({
    inlines: [
      { type: 'text', value: 'Call ' },
      {
        type: 'link',
        href: '{phoneLink}',
        external: false,
        children: [{ type: 'text', value: '{phone}' }],
      },
      { type: 'text', value: '.' },
    ],
    problems: [],
  });
});

it('refuses a link to a fact that is no address', () => {
  expect(parseInline('Call [us]({phone}).').problems).toEqual([
    expect.stringContaining('"{phone}" is not an address'),
  ]);
});
