import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { topics } from '#library/blog/categories.ts';
import { checkContent } from '#library/check/content.ts';
import { site } from '#library/facts/site.ts';
import { article } from '#library/markdown/testing/fixture.ts';
import { referenceKeys } from '#library/review/references.ts';

/*
 * What people do who write content and are no engineers, each in a copy of the content, and what
 * they are told. One mistake is one message.
 */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Mistake {
  /** The file, from content/ on. */
  file: string;
  /** What it holds; made from what it held where there is one. */
  text: (before: string) => string | Buffer;
  /** Where the mistake is: its line, or words of it. */
  at: number | string;
}

const [first, second] = referenceKeys;
const sources = `Sources.:cite[${first}] :cite[${second}]`;
const topic = topics[0]?.name ?? '';

/** A new article. Its fields fill lines 2 to 7, and its text begins on line 9. */
const post = (body: string, fields: Record<string, string | undefined> = {}) =>
  article(`${body}\n\n${sources}\n`, { category: topic, ...fields });
const inText = (body: string, at = 9): Mistake => ({
  file: 'blog/my-article.md',
  text: () => post(body),
  at,
});
const inField = (name: string, value: string | undefined, at: number): Mistake => ({
  file: 'blog/my-article.md',
  text: () => post('Text.', { [name]: value }),
  at,
});
const fileCalled = (file: string): Mistake => ({ file, text: () => post('Text.'), at: 1 });

/** Writes something else after the first field with this name. */
const fieldOf = (file: string, field: string, value: string): Mistake => ({
  file,
  text: (before) => before.replace(new RegExp(`^(\\s*(?:- )?${field}:).*$`, 'm'), `$1 ${value}`),
  at: `${field}: ${value}`,
});
const wholeFile = (file: string, at: number, ...lines: string[]): Mistake => ({
  file,
  text: () => `${lines.join('\n')}\n`,
  at,
});

const mistakes: [what: string, mistake: Mistake, message: string][] = [
  // The text of an article
  [
    'curly quotes in the settings of a block',
    inText(':::quote{by=“A pharmacist”}\nWords.\n:::'),
    'The settings of :::quote have curly quotes. Write straight ones: {by="A pharmacist"}.',
  ],
  [
    'a block with a capital letter',
    inText(':::Tip\nWords.\n:::'),
    'There is no marker "Tip". Did you mean "tip"? Use one of: tip, note, warning, info, key-points, quote, table, comparison, care, alert, ranges, timeline, testimonial.',
  ],
  [
    'a block that is never closed',
    inText(':::tip\nWords.'),
    'The :::tip block is never closed. Put ":::" alone on a line after it.',
  ],
  [
    'a heading without a space',
    inText('Words.\n\n##Heading', 11),
    'A heading needs a space after ##. Write "## " and then its words.',
  ],
  [
    'a second title',
    inText('# Heading\n\nWords.'),
    'The title stands at the top of the file, so the text has no "#" heading. Start with "##".',
  ],
  [
    'an entry of a list without a space',
    inText('- one\n- two\n\n-three', 12),
    'An entry of a list needs a space after "-". Write "- " and then its words.',
  ],
  [
    'bullets from a word processor',
    inText('• one'),
    'A list is not made with bullets. Begin each entry with "- ".',
  ],
  [
    'a picture',
    inText('![A jar](jar.png)'),
    'Images are not allowed. Place a drawing with ::drawing{name=…}.',
  ],
  [
    'a drawing that is not there',
    inText('::drawing{name=acne-type}'),
    'A drawing has a name and nothing else. Did you mean "acne-types"? Write ::drawing{name=…} with one of: acne-types.',
  ],
  [
    'a fact in braces',
    inText('Call {phone}.'),
    'Articles fill in no facts: readers would see {phone}. Write the words themselves.',
  ],
  [
    'a reference that is not there',
    inText('Words.:cite[nobody-1900]'),
    'There is no reference "nobody-1900". Use a key of content/references.yaml, or add the work there first.',
  ],
  [
    'too few sources',
    { ...inText(''), text: () => article('Words.', { category: topic }), at: 1 },
    'The article cites no work. Cite at least two with :cite[…], so that readers can check what it says, or write "draft: true" at the top.',
  ],
  // Links
  [
    'a link to a misspelled page',
    inText('[Words](/contct)'),
    'The link "/contct" leads to no page of this site. Did you mean "/contact"? Correct the address.',
  ],
  [
    'a link without its slash',
    inText('[Words](contact)'),
    'The link "contact" lacks the slash at its beginning. Write "/contact".',
  ],
  [
    'a link with a slash too many',
    inText('[Words](/contact/)'),
    'The link "/contact/" has a slash at its end. Write "/contact".',
  ],
  [
    'the full address of a page of ours',
    inText(`[Words](${site.origin.replace('https', 'http')}/contact)`),
    `The link "${site.origin.replace('https', 'http')}/contact" leads to this site by its full address. Write "/contact".`,
  ],
  [
    'another site without encryption',
    inText('[Words](http://example.com)'),
    'The link "http://example.com" uses "http:", which is not allowed. Use https:, mailto: or tel:.',
  ],
  [
    'another site without https://',
    inText('[Words](www.example.com)'),
    'The link "www.example.com" is not an address. Start with / for this site or https:// for another one.',
  ],
  [
    'an email link without @',
    inText('[Words](mailto:hello.example.com)'),
    'The link "mailto:hello.example.com" is not an email address. Write it like mailto:hello@pharmacy.example.',
  ],
  [
    'a space in a link',
    inText('[Words] (/contact)'),
    'A link has a space between ] and (. Remove the space.',
  ],
  [
    'a heading that is not there',
    inText('[Words](#below)'),
    'The link "#below" leads to no heading of this file. Correct it.',
  ],
  // The top of an article
  [
    'no fields at the top',
    { ...inText(''), text: () => `Words.\n\n${sources}`, at: 1 },
    'The fields at the top of the file are missing or not closed. Begin with a line "---", then the fields, then "---" again.',
  ],
  [
    'a colon in a title',
    inField('title', 'Hair loss: what helps', 2),
    'A text with a colon needs quotes around it. Write title: "Hair loss: what helps".',
  ],
  [
    'a description that is too long',
    inField('excerpt', 'Too long. '.repeat(20).trim(), 3),
    'The field "excerpt" is too long. Use at most 170 characters.',
  ],
  [
    'a date in another form',
    inField('date', '5/6/2025', 4),
    'The field "date" is not a date. Write it like \'May 6, 2025\'.',
  ],
  [
    'a day that the calendar does not have',
    inField('date', 'February 30, 2025', 4),
    'The field "date" is not a date. Write it like \'May 6, 2025\'.',
  ],
  [
    'a change before the article was there',
    inField('modified', 'May 5, 2025', 8),
    'The field "modified" is before the date. Use the same day or a later one.',
  ],
  [
    'a category in small letters',
    inField('category', topic.toLowerCase(), 6),
    `The field "category" is not a category. Use one of: ${topics.map(({ name }) => name).join(', ')}. Did you mean "${topic}"?`,
  ],
  [
    'another word for a draft',
    inField('draft', 'yes', 8),
    'The field "draft" says neither. Write true to keep it from readers, or remove it.',
  ],
  [
    'a field without its letter',
    inField('exerpt', 'Words', 8),
    'There is no field "exerpt". Did you mean "excerpt"? Correct the name or remove it.',
  ],
  // Files
  [
    'a file name with a space and capitals',
    fileCalled('blog/My Article.md'),
    'The name of this file cannot stand in an address. Call it my-article.md: lower-case words and hyphens.',
  ],
  [
    'an ending in capitals',
    fileCalled('blog/my-article.MD'),
    'Nothing reads this file, because its name does not end in ".md". Save it as plain text and call it my-article.md.',
  ],
  [
    'a second ending',
    fileCalled('blog/my-article.md.txt'),
    'Nothing reads this file, because its name does not end in ".md". Save it as plain text and call it my-article.md.',
  ],
  [
    'a file of a word processor',
    fileCalled('learn/My article.docx'),
    'Nothing reads this file, because its name does not end in ".md". Save it as plain text and call it my-article.md.',
  ],
  [
    'an article in the wrong folder',
    fileCalled('my-article.md'),
    'Nothing reads this file. Articles stand in content/blog or content/learn. Move it, or remove it.',
  ],
  [
    'the encoding of old Windows',
    { ...inText('', 10), text: () => Buffer.from(post('Words.\nIt\x92s not.'), 'latin1') },
    'This line holds a character that cannot be read, because the file is not saved as UTF-8. Save it again with the encoding “UTF-8”.',
  ],
  // Facts
  [
    'a telephone number with letters',
    fieldOf('site.yaml', 'phone', '(310) 555-CALL'),
    'The field "phone" is not a telephone number. Write it like (310) 555-0142.',
  ],
  [
    'an email address without @',
    fieldOf('site.yaml', 'email', 'hello.pharmacy.example'),
    'The field "email" is not an email address. Write it like hello@pharmacy.example.',
  ],
  [
    'closing before opening',
    fieldOf('hours.yaml', 'Monday', '9am–6am'),
    'The field "week › Monday" ends before it begins. Check am and pm.',
  ],
  [
    'hours without am and pm',
    fieldOf('hours.yaml', 'Monday', '9–5'),
    'The field "week › Monday" is not a time span. Write it like 9am–6pm or 9:30am–1pm, or closed.',
  ],
  [
    'a holiday with a typing error',
    wholeFile(
      'hours.yaml',
      11,
      'week:',
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
        (day) => `  ${day}: 9am–5pm`,
      ),
      'holidays:',
      '  - name: Labor Day',
      '    on: first Munday of September',
    ),
    'The field "holidays › 1 › on" is not a day of every year. Write it like "July 4" or "last Monday of May". Did you mean "Monday"?',
  ],
  [
    'a price with its sign',
    fieldOf('business.yaml', 'fee', '$5'),
    'The field "sameDay › fee" is not a price. Write dollars without the sign, like 5 or 7.50.',
  ],
  [
    'a drawing that a page does not have',
    fieldOf('pages/services.yaml', 'drawing', 'crystall'),
    'The field "assurances › items › 1 › drawing" is no drawing. Use one of: scales, crystal, dial. Did you mean "crystal"?',
  ],
  [
    'a portrait that is not there',
    {
      file: 'people.yaml',
      text: (before) =>
        before.replace(/^( +)name: .*$/m, '$&\n$1imageUrl: /people/nobody-here.jpg'),
      at: 'imageUrl: /people/nobody-here.jpg',
    },
    'There is no picture "/people/nobody-here.jpg". Put the file into public/people, or correct its name.',
  ],
  [
    'a fact that is not known',
    wholeFile('questions.yaml', 3, 'questions:', '  - question: Who?', '    answer: Call {phon}.'),
    'The field "questions › 1 › answer" names {phon}, which is no known fact. Did you mean "phone"? docs/writing-content.md lists them.',
  ],
  [
    'a page that leads to itself',
    wholeFile('redirects.yaml', 1, '/old: /old'),
    'The address "/old" leads to itself. Write where the page has gone.',
  ],
  // How YAML is written
  [
    'a tab',
    wholeFile('questions.yaml', 3, 'questions:', '  - question: Who?', '\tanswer: We.'),
    'This line is indented with a tab. Use spaces, two for each step.',
  ],
  [
    'a field that is there twice',
    wholeFile('jobs.yaml', 2, 'jobs: []', 'jobs: []'),
    'The field "jobs" is here a second time. Remove one of the two.',
  ],
  [
    'a quote that is never closed',
    wholeFile('questions.yaml', 2, 'questions:', '  - question: "Who?', '    answer: We.'),
    'A text begins with " and has none at its end. Put " there, too.',
  ],
  [
    'a line in the wrong column',
    wholeFile('questions.yaml', 3, 'questions:', '  - question: Who?', '   answer: We.'),
    'This line does not begin in the same column as the lines it belongs to. Indent it like them, with spaces.',
  ],
  [
    'a missing colon',
    wholeFile('questions.yaml', 2, 'questions:', '  - question Who', '    answer: We.'),
    'There is no colon with a space after it. Write it like question: Who.',
  ],
  [
    'a brace at the start of a text',
    fieldOf('business.yaml', 'area', '{state} only'),
    'A text that begins with { needs quotes around it. Write area: "{state} only".',
  ],
  [
    'words that YAML takes for a note',
    fieldOf('site.yaml', 'street', '1200 Main Street #4'),
    'Words after " #" are left out. To show them, put quotes around the text: street: "1200 Main Street #4".',
  ],
];

it.each(mistakes)('says what to write instead of %s', (_, { file, text, at }, message) => {
  const path = join(folder, file);
  let before: string | undefined;
  try {
    before = readFileSync(path, 'utf8');
  } catch {
    before = undefined;
  }
  const after = text(before ?? '');
  const lines = String(after).split('\n');
  const line = typeof at === 'number' ? at : lines.findIndex((words) => words.includes(at)) + 1;
  try {
    writeFileSync(path, after);
    const said = checkContent(folder).map(
      (problem) => `${problem.file}:${problem.line}: ${problem.message}`,
    );
    expect(said).toEqual([`content/${file}:${line}: ${message}`]);
    // A word of engineers tells nobody else what to do.
    expect(message).not.toMatch(/front matter|mapping|scalar|token|parse|undefined|regex/i);
  } finally {
    if (before === undefined) rmSync(path);
    else writeFileSync(path, before);
  }
});

it('has no objection to what only looks like a mistake', () => {
  const body =
    'We open at 9:30 and close at 17:00. A ratio of 1:x, or drug:base, is fine. It’s **#1**.\n\n*Never* alone.\n\nNote: see “below”.';
  const path = join(folder, 'blog/my-article.md');
  writeFileSync(path, post(body, { title: '"Hair loss: what helps"' }));
  expect(checkContent(folder)).toEqual([]);
  rmSync(path);
});
