import { describe, expect, it } from 'vitest';
import { article, errorOf } from '#library/markdown/testing/fixture.ts';

/** The front matter of the fixture ends on line 8, so these bodies start on line 9. */
const cases: [what: string, body: string, message: string][] = [
  ['an unknown block marker', ':::hint\nx\n:::', '9: There is no marker "hint". Use one of: tip'],
  ['an unknown leaf marker', '::video{id=1}', '9: There is no marker "video".'],
  ['a block marker with two colons', '::tip', '9: "::tip" has two colons.'],
  ['a misspelled citation marker', 'x :ctie[a-2017]', '9: ":ctie" is read as a marker'],
  ['an unknown citation', 'x :cite[nobody-1999]', '9: There is no reference "nobody-1999".'],
  ['a misspelled citation', 'x :cite[ogbechi-2017]', 'Did you mean "ogbechie-2017"?'],
  ['a citation without a key', 'x :cite', '9: A citation names one work.'],
  ['a block that is never closed', 'a\n\n:::tip\nx\n\n## y', '11: The :::tip block is never'],
  ['a block closed with too few colons', '::::tip\nx\n:::', 'Put "::::" alone on a line after it.'],
  ['a closing line without a block', 'a\n\n:::\n\nb', '11: "::" stands in the text'],
  [
    'a block inside a block',
    ':::tip\nx\n\n:::note\ny\n:::\n',
    '12: The marker "note" begins inside',
  ],
  ['a block inside a table block', ':::table[x]\n:::note\ny\n:::\n:::', '10: The marker "note"'],
  ['a block inside a list', '- x\n\n  :::tip\n  y\n  :::', '11: The marker "tip" begins inside a'],
  ['an empty block', ':::tip\n:::', '9: The :::tip block is empty.'],
  ['an unknown attribute', ':::tip{color=red}\nx\n:::', '9: :::tip does not know color.'],
  ['a wrong variant', ':::quote{variant=huge}\nx\n:::', '9: The attribute "variant" of :::quote'],
  ['a label with markup', ':::tip[a *b*]\nx\n:::', '9: The label of :::tip is plain words.'],
  ['a label where none belongs', ':::quote[a]\nx\n:::', '9: :::quote has no label.'],
  ['two paragraphs in a quote', ':::quote\nx\n\ny\n:::', '9: :::quote holds one paragraph'],
  ['key points without a list', ':::key-points\nx\n:::', '9: :::key-points holds one list'],
  ['a long key point', ':::key-points\n- x\n\n  y\n:::', '10: Each item here is one short'],
  ['a table without a caption', ':::table\n|a|\n|-|\n|b|\n:::', '9: :::table needs the caption'],
  ['a row of another width', '|a|b|\n|-|-|\n|c|', '11: The row has 1 cells and the header has 2'],
  ['a table without rows', '|a|b|\n|-|-|', '9: The table has no rows.'],
  ['a care card without a level', ':::care[Call if:]\n- x\n:::', '9: The attribute "level" of'],
  ['a care card without "if:"', ':::care[Call]{level=soon}\n- x\n:::', '9: The heading of a care'],
  [
    'a care card with six bullets',
    ':::care[Call if:]{level=soon}\n- a\n- b\n- c\n- d\n- e\n- f\n:::',
    '9: A care card has at most 5 bullets.',
  ],
  ['a second alert', ':::alert[x]\na\n:::\n\n:::alert[y]\nb\n:::', '13: A page has one alert, and'],
  [
    'a range the wrong way round',
    ':::ranges[x]{max=9}\n|a|b|c|\n|-|-|-|\n|d|4|2|\n:::',
    '12: A range needs',
  ],
  [
    'a chart without a scale',
    ':::ranges[x]\n|a|b|c|\n|-|-|-|\n|d|1|2|\n:::',
    '9: The attribute "max"',
  ],
  ['a chart without a table', ':::ranges[x]{max=9}\ny\n:::', '9: :::ranges holds a table'],
  ['a timeline with one step', ':::timeline\n- **a** b\n:::', '9: A timeline has two to five'],
  ['a step without a time', ':::timeline\n- a\n- **b** c\n:::', '9: Each step is a time in bold'],
  ['a testimonial without a patient', ':::testimonial{condition=x}\ny\n:::', '"patient" of'],
  ['an unknown drawing', '::drawing{name=cat}', '9: A drawing has a name and nothing else.'],
  ['a title in the text', '# x', '9: The title stands at the top of the file'],
  ['a heading that is too deep', '## a\n\n##### x', '11: A heading of level 5 is too deep.'],
  ['a heading that jumps', '## a\n\n#### x', '11: The heading jumps from level 2 to 4.'],
  ['an empty heading', '##', '9: A heading has no words.'],
  ['a citation in a heading', '## x :cite[ogbechie-2017]', '9: A heading holds no citation'],
  ['a heading in a block', ':::tip\n## x\n:::', '10: A heading cannot stand here.'],
  ['an HTML block', '<script>alert(1)</script>', '9: Raw HTML is not allowed.'],
  ['an image', '![x](/y.png)', '9: Images are not allowed.'],
  ['code', 'a `b`', '9: Code has no look here.'],
  ['a code block', '    x', '9: Code blocks have no look here.'],
  ['a Markdown quote', '> x', '9: Quotes with > are not allowed. Use :::quote.'],
  ['a rule', 'a\n\n***', '11: Rules between paragraphs'],
  ['a footnote', 'a[^1]\n\n[^1]: b', '9: Footnotes are not allowed.'],
  ['a link by reference', '[a][b]\n\n[b]: /contact', '9: Links by reference'],
  ['crossed-out text', '~~a~~', '9: Crossed-out text'],
  ['a check box', '- [ ] a', '9: Check boxes are not allowed.'],
  [
    'lists that nest too deep',
    '- a\n  - b\n    - c\n      - d',
    '12: Lists are nested more than 3',
  ],
  [
    'a script link',
    '[x](javascript:alert(1))',
    '9: The link "javascript:alert(1)" uses "javascript:"',
  ],
  ['a link that hides its host', '[x](//evil.example)', 'is not an address.'],
  ['a link with a password', '[x](https://a:b@example.com)', 'has no plain host name.'],
  ['a link with a backslash', '[x](</\\evil.example>)', 'is not an address of this site.'],
  ['a link to no heading', '[x](#nowhere)', '"#nowhere" leads to no heading of this file.'],
  ['a link without words', '[](/contact)', '9: A link has no words.'],
  ['a file without text', '', '1: The file has no text.'],
  ['curly quotes in attributes', ':::quote{by=“A b”}\nx\n:::', 'Write straight ones: {by="A b"}.'],
  [
    'a marker with a capital letter',
    ':::Tip\nx\n:::',
    'There is no marker "Tip". Did you mean "tip"?',
  ],
  ['a heading without a space', 'x\n\n##y', '11: A heading needs a space after ##.'],
  ['an entry without a space', '- a\n\n-b', '11: An entry of a list needs a space after "-".'],
  ['bullets from a word processor', '• a', '9: A list is not made with bullets.'],
  ['a space inside a link', '[x] (/contact)', '9: A link has a space between ] and (.'],
  ['an email link without @', '[x](mailto:a.example)', 'is not an email address. Write it like'],
  ['a form feed', 'a\fb', '9: This line contains an invisible character (U+000C) after “a”.'],
  ['text turned around', 'a &#x202E;b', '9: This line contains an invisible character (U+202E)'],
];

describe('compiling an article', () => {
  it.each(cases)('rejects %s', (_, body, message) => {
    const text = errorOf(article(body));
    expect(text).toContain(message);
    // A place and whole sentences.
    for (const line of text.split('\n')) {
      expect(line).toMatch(/^content\/blog\/x\.md:\d+: .*[.…]$/);
    }
  });

  it('lists every problem of a file, sorted by line', () => {
    const message = errorOf(article('<b>\n\n:::hint\nx\n:::\n\n[x](#y)', { date: 'May 40, 2025' }));
    expect(message.split('\n').map((line) => line.split(':')[1])).toEqual(['4', '9', '11', '15']);
  });

  it.each([
    ['a file', 'word word\n\n'.repeat(5_000), 'x.md:1: The file is longer than 40000 characters'],
    ['a paragraph', 'word '.repeat(2_000), 'x.md:9: A paragraph is longer than 8000 characters'],
    ['the number of blocks', ':::tip\n'.repeat(61), 'x.md:69: The file has more than 60 block'],
    ['nesting', `${'- '.repeat(5)}${'> 1. '.repeat(5)}x`, 'x.md:9: Lists or quotes are nested 12'],
  ])('rejects input over a parser limit: %s', (_, body, message) => {
    expect(errorOf(article(body))).toContain(message);
  });
});

describe('front matter', () => {
  const fields: [what: string, fields: Record<string, string | undefined>, message: string][] = [
    [
      'a missing choice',
      { category: undefined },
      '2: The field "category" is missing. Add it, with one of: Dermatology, Veterinary,',
    ],
    ['an unknown field', { colour: 'red' }, '8: There is no field "colour". Correct the name'],
    ['a title that is too long', { title: 'x'.repeat(91) }, '2: The field "title" is too long.'],
    ['a short excerpt', { excerpt: 'Too short.' }, '3: The field "excerpt" is too short.'],
    ['a date in another form', { date: '2025-05-06' }, '4: The field "date" is not a date.'],
    [
      'an unknown category',
      { category: 'News' },
      '6: The field "category" is not a category. Use one of: Dermatology, Veterinary, Travel Medicine.',
    ],
    ['an unknown reviewer', { reviewer: 'nobody' }, '8: The field "reviewer" is not a reviewer'],
    ['a reviewer without a date', { reviewer: 'ines-marlow' }, 'The field "reviewed" is missing.'],
    ['a review by nobody', { reviewed: 'May 5, 2025' }, '8: The field "reviewed" is there without'],
    ['a change before the start', { modified: 'May 5, 2025' }, '8: The field "modified" is before'],
    ['a next review in the past', { nextReview: 'May 5, 2025' }, '7: The field "nextReview" is'],
    ['a sign that pictures lack', { title: 'Sunscreen ☀' }, '2: The field "title" holds “☀”,'],
    ['another word for a draft', { draft: 'yes' }, '8: The field "draft" says neither.'],
    ['an invisible character', { title: 'Hair\u0002 loss' }, '(U+0002) after “Hair”.'],
  ];

  it.each(fields)('rejects %s', (_, changed, message) => {
    expect(errorOf(article('Text.', changed))).toContain(message);
  });

  it.each([
    ['none at all', 'Text.'],
    ['one that is not closed', '---\ntitle: x\n\nText.'],
    ['one that comes late', 'Text.\n\n---\ntitle: x\n---\n'],
  ])('%s', (_, source) => {
    expect(errorOf(source)).toContain(
      'x.md:1: The fields at the top of the file are missing or not closed.',
    );
  });
});
