import { topics } from '#library/blog/categories.ts';
import {
  fileCalled,
  inField,
  inText,
  post,
  sources,
  type Told,
  topic,
} from '#library/check/testing/mistake.ts';
import { site } from '#library/facts.ts';
import { markerNames } from '#library/markdown/markers.ts';
import { article } from '#library/markdown/testing/fixture.ts';

/** What people do who write articles and are no engineers. */
export const articleMistakes: readonly Told[] = [
  // The text of an article
  [
    'curly quotes in the settings of a block',
    inText(':::quote{by=“A pharmacist”}\nWords.\n:::'),
    'The settings of :::quote have curly quotes. Write straight ones: {by="A pharmacist"}.',
  ],
  [
    'a block with a capital letter',
    inText(':::Tip\nWords.\n:::'),
    `There is no marker "Tip". Did you mean "tip"? Use one of: ${markerNames.join(', ')}.`,
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
    'a sign that pictures cannot show',
    inField('title', 'Sunscreen and you ☀', 2),
    'The field "title" holds “☀”, which the picture for social networks cannot show. Write it in letters.',
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
  // Invisible characters
  [
    'a control character in a field',
    inField('title', 'Hair\u0002 loss', 2),
    'The field "title" contains an invisible character (U+0002) after “Hair”. Delete it, or retype the words around it.',
  ],
  [
    'a control character in the text',
    inText('A form\ffeed.'),
    'This line contains an invisible character (U+000C) after “A form”. Delete it, or retype the words around it.',
  ],
  [
    'text that is turned around',
    inText('Turned &#x202E;around.'),
    'This line contains an invisible character (U+202E) after “Turned”. Delete it, or retype the words around it.',
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
];
