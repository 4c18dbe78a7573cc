import { expect, it } from 'vitest';
import { article, getError } from '#library/markdown/testing/fixture.ts';

const rangeTable = '|a|b|c|\n|-|-|-|\n|d|4|2|';

/** The front matter ends on line 8, so these bodies start on line 9. */
const cases: [topic: string, body: string, message: string][] = [
  ['an unknown block', ':::hint\nx\n:::', '9: There is no block "hint". Use one of: tip'],
  ['a block named like a property', ':::constructor\nx\n:::', 'There is no block "constructor".'],
  ['an unknown block with two colons', '::video{id=1}', '9: There is no block "video".'],
  ['a block with two colons', '::tip', '9: "::tip" has two colons.'],
  ['a misspelled :cite', 'x :ctie[a-2017]', '9: ":ctie" looks like a citation'],
  ['an unknown citation', 'x :cite[nobody-1999]', '9: There is no reference "nobody-1999".'],
  ['a misspelled citation', 'x :cite[ogbechi-2017]', 'Did you mean "ogbechie-2017"?'],
  ['a citation without a key', 'x :cite', '9: A citation needs one key.'],
  ['a block that is never closed', 'a\n\n:::tip\nx\n\n## y', '11: The :::tip block is never'],
  ['a block closed with too few colons', '::::tip\nx\n:::', 'Put "::::" alone on a line after it.'],
  ['a closing line without a block', 'a\n\n:::\n\nb', '11: "::" is in the text'],
  ['a block inside a block', ':::tip\nx\n\n:::note\ny\n:::\n', '12: The block "note" starts'],
  ['a block inside a table block', ':::table[x]\n:::note\ny\n:::\n:::', '10: The block "note"'],
  ['a block inside a list', '- x\n\n  :::tip\n  y\n  :::', '11: The block "tip" starts inside a'],
  ['an empty block', ':::tip\n:::', '9: The :::tip block is empty.'],
  ['an unknown attribute', ':::tip{color=red}\nx\n:::', '9: :::tip has no attribute color.'],
  ['a wrong variant', ':::quote{variant=huge}\nx\n:::', '9: The attribute "variant" of :::quote'],
  ['a label with markup', ':::tip[a *b*]\nx\n:::', '9: The label of :::tip must be plain text.'],
  ['a label on a quote', ':::quote[a]\nx\n:::', "9: :::quote can't have a label."],
  ['two paragraphs in a quote', ':::quote\nx\n\ny\n:::', '9: :::quote must contain exactly one'],
  ['key points without a list', ':::key-points\nx\n:::', '9: :::key-points must contain exactly'],
  ['a long key point', ':::key-points\n- x\n\n  y\n:::', '10: Each item here must be one short'],
  ['a table without a caption', ':::table\n|a|\n|-|\n|b|\n:::', '9: :::table needs a caption'],
  ['a row with too few cells', '|a|b|\n|-|-|\n|c|', '11: The row has a different number of cells'],
  ['a table without rows', '|a|b|\n|-|-|', '9: The table has no rows.'],
  ['a care card without a level', ':::care[Call if:]\n- x\n:::', '9: The attribute "level" of'],
  ['a care card without "if:"', ':::care[Call]{level=soon}\n- x\n:::', '9: The heading of a care'],
  [
    'six bullets',
    `:::care[If if:]{level=soon}${'\n- a'.repeat(6)}\n:::`,
    '9: A care card can have',
  ],
  ['a second alert', ':::alert[x]\na\n:::\n\n:::alert[y]\nb\n:::', '13: Line 9 already has the'],
  ['a range in the wrong order', `:::ranges[x]{max=9}\n${rangeTable}\n:::`, '12: A range needs'],
  ['a chart without a scale', `:::ranges[x]\n${rangeTable}\n:::`, '9: The attribute "max"'],
  ['a chart without a table', ':::ranges[x]{max=9}\ny\n:::', '9: :::ranges needs a table'],
  ['a timeline with one step', ':::timeline\n- **a** b\n:::', '9: A timeline must have two'],
  ['a step without a time', ':::timeline\n- a\n- **b** c\n:::', '9: Each step needs a time'],
  ['a testimonial without a patient', ':::testimonial{condition=x}\ny\n:::', '"patient" of'],
  ['an unknown drawing', '::drawing{name=cat}', '9: ::drawing needs a name and nothing else.'],
  ['a title in the text', '# x', '9: The title is in the fields at the top'],
  ['a heading that is too deep', '## a\n\n##### x', '11: A level 5 heading is too deep.'],
  ['a heading that skips a level', '## a\n\n#### x', '11: The heading jumps from level 2 to 4.'],
  ['an empty heading', '##', '9: A heading is empty.'],
  ['a citation in a heading', '## x :cite[ogbechie-2017]', "9: A heading can't contain"],
  ['a heading in a block', ':::tip\n## x\n:::', "10: A heading isn't allowed here."],
  ['an HTML block', '<script>alert(1)</script>', '9: Raw HTML is not allowed.'],
  ['an image', '![x](/y.png)', '9: Images are not allowed.'],
  ['code', 'a `b`', "9: Code isn't supported."],
  ['a code block', '    x', "9: Code blocks aren't supported."],
  ['a Markdown quote', '> x', '9: Quotes with > are not allowed. Use :::quote.'],
  ['a horizontal rule', 'a\n\n***', '11: Horizontal rules'],
  ['a footnote', 'a[^1]\n\n[^1]: b', '9: Footnotes are not allowed.'],
  ['a reference link', '[a][b]\n\n[b]: /contact', '9: Reference links'],
  ['crossed-out text', '~~a~~', '9: Crossed-out text'],
  ['a checkbox', '- [ ] a', "9: Checkboxes aren't allowed."],
  ['lists nested too deeply', '- a\n  - b\n    - c\n      - d', '12: Lists are nested more than 3'],
  ['a JavaScript link', '[x](javascript:alert(1))', '9: The link "javascript:alert(1)" uses'],
  ['a link without a protocol', '[x](//evil.example)', "isn't a web address."],
  ['a link with a password', '[x](https://a:b@example.com)', "isn't a public web address."],
  ['a link with a backslash', '[x](</\\evil.example>)', "isn't an address on this site."],
  ['a link to a missing heading', '[x](#nowhere)', '"#nowhere" doesn\'t match'],
  ['a link without text', '[](/contact)', '9: A link has no text.'],
  ['a file without text', '', '1: The file has no text.'],
  ['curly quotes in attributes', ':::quote{by=“A b”}\nx\n:::', 'Use straight quotes: {by="A b"}.'],
  ['a block with a capital letter', ':::Tip\nx\n:::', 'There is no block "Tip". Did you mean'],
  ['a heading without a space', 'x\n\n##y', '11: A heading needs a space after ##.'],
  ['a list item without a space', '- a\n\n-b', '11: A list item needs a space after "-".'],
  ['bullets from a word processor', '• a', '9: This line starts with a bullet character.'],
  ['a space inside a link', '[x] (/contact)', '9: A link has a space between ] and (.'],
  ['an email link without @', '[x](mailto:a.example)', "isn't an email address. Write it like"],
  ['a form feed', 'a\fb', '9: This line contains an invisible character (U+000C) after “a”.'],
  ['a direction override', 'a &#x202E;b', '9: This line contains an invisible character (U+202E)'],
];

it.each(cases)('rejects %s', (_, body, message) => {
  const error = getError(article(body));
  expect(error).toContain(message);
  for (const line of error.split('\n')) {
    expect(line).toMatch(/^content\/blog\/x\.md:\d+: .*[.…]$/);
  }
});

it('accepts colons, quotes and stars that look like markup', () => {
  const body = 'Open at 9:30. A ratio of 1:x, or drug:base. It’s **#1**.\n\n*Never* “alone”.';
  expect(getError(article(body, { title: '"Hair loss: what helps"' }))).toBe('');
});

it('lists every problem in a file, sorted by line', () => {
  const error = getError(article('<b>\n\n:::hint\nx\n:::\n\n[x](#y)', { date: 'May 40, 2025' }));
  expect(error.split('\n').map((line) => line.split(':')[1])).toEqual(['4', '9', '11', '15']);
});

it.each([
  ['file length', 'word word\n\n'.repeat(5_000), 'x.md:1: The file is longer than 40000'],
  ['paragraph length', 'word '.repeat(2_000), 'x.md:9: A paragraph is longer than 8000'],
  ['the number of blocks', ':::tip\n'.repeat(61), 'x.md:69: The file has more than 60 block'],
  ['nesting', `${'- '.repeat(5)}${'> 1. '.repeat(5)}x`, 'x.md:9: Lists or quotes are nested 12'],
])('limits %s', (_, body, message) => {
  expect(getError(article(body))).toContain(message);
});

const fields: [topic: string, fields: Record<string, string | undefined>, message: string][] = [
  ['a missing category', { category: undefined }, '2: The field "category" is missing. Add it,'],
  ['an unknown field', { colour: 'red' }, '8: There is no field "colour". Correct the name'],
  ['a title that is too long', { title: 'x'.repeat(91) }, '2: The field "title" is too long.'],
  ['a short excerpt', { excerpt: 'Too short.' }, '3: The field "excerpt" is too short.'],
  ['a date in another format', { date: '2025-05-06' }, '4: The field "date" is not a date.'],
  ['an unknown category', { category: 'News' }, 'Use one of: Dermatology, Veterinary, Travel'],
  ['an unknown reviewer', { reviewer: 'nobody' }, '8: The field "reviewer" isn\'t'],
  ['a reviewer without a date', { reviewer: 'ines-marlow' }, 'The field "reviewed" is missing.'],
  ['an unsigned review', { reviewed: 'May 5, 2025' }, '8: The field "reviewed" has no reviewer'],
  ['a change before the date', { modified: 'May 5, 2025' }, '8: The field "modified" is before'],
  ['an early next review', { nextReview: 'May 5, 2025' }, '7: The field "nextReview" is'],
  ['an unsupported character', { title: 'Sunscreen ☀' }, '2: The field "title" contains “☀”,'],
  ['an invalid draft value', { draft: 'yes' }, '8: The field "draft" must be true or false.'],
  ['an invisible character', { title: 'Hair\u0002 loss' }, '(U+0002) after “Hair”.'],
];

it.each(fields)('rejects front matter with %s', (_, changes, message) => {
  expect(getError(article('Text.', changes))).toContain(message);
});

it.each([
  ['a file without front matter', 'Text.'],
  ['front matter without an end', '---\ntitle: x\n\nText.'],
  ['front matter below text', 'Text.\n\n---\ntitle: x\n---\n'],
])('rejects %s', (_, source) => {
  expect(getError(source)).toContain(
    'x.md:1: The fields at the top of the file are missing or not closed.',
  );
});
