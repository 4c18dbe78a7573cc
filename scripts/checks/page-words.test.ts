import { expect, it } from 'vitest';
import { findProblems, getGrade } from './page-words.ts';

const notice = 'Compounded medicines are made for one patient. Ask your prescriber.';
const quote = 'A pharmacist called me back.';
const label = 'Sample quote';
const title = 'On unapproved medications';
const fax = '(310) 555-0143';

const references =
  '<div id="cite_1" role="note">Colour of skin</div><section aria-labelledby="references"><ol><li>Colour of skin. Br J Dermatol, 2020.</li></ol></section>';
const toButton = (number: number) => `<button popovertarget="cite_${number}">${number}</button>`;

const wrap = (body: string, { aside = `<aside>${notice}</aside>`, title = 'Cream' } = {}) =>
  `<!doctype html><html><head><title>${title}</title></head><body><main>${body}${aside}</main></body></html>`;

const find = (html: string, path = '/services/cream') =>
  findProblems(
    { path, html },
    { notice, samples: [quote], sampleLabels: [label], titles: [title], fax },
  );

const formalText = `<p>${'It is not ready. We are sorry. '.repeat(3)}</p>`;
const hardSentence =
  'Pharmaceutical preparations necessitate individualized concentrations, administration considerations and continuous reevaluation.';
const phoneLink = '<a href="tel:+18002221222">1-800-222-1222</a>';

const correctPage = `<h1>Custom Medications</h1>
  <p>We make a <b>cream</b> of 5%${toButton(1)} by 2–\u20603\u00a0business\u00a0days, at 9\u00a0AM.</p>
  <p>Compounds are not FDA-\u2060approved. It is nonsterile, and we do not prepare peptides for injection.</p>
  <p>It can’t be canceled. We call it “ready.”</p>
  <figure><blockquote>${quote}</blockquote><figcaption>A patient. ${label}.</figcaption></figure>
  <svg><text>30 g</text></svg><script>const a = "guaranteed";</script>${references}`;

it('accepts a correct page', () => {
  expect(find(wrap(correctPage))).toEqual([]);
});

it.each([
  ['a false approval claim', 'Only FDA-approved ingredients.'],
  ['a comparison with a generic', 'It is a generic version of a brand.'],
  ['a false proof claim', 'Clinically proven to work.'],
  ['a guarantee', 'Results are guaranteed.'],
  ['a link that isn’t one', 'See [our prices](/prices).'],
  ['a superlative', 'The safest cream in town.'],
  ['a result in a testimonial', 'It cleared my acne in four weeks.'],
  ['a claim that no doctor is needed', 'No doctor visit is needed.'],
  ['a false certification claim', 'A HIPAA-compliant website.'],
  ['a standard that we don’t meet', 'Made to USP 797.'],
  ['an accreditation that we don’t have', 'Made to PCAB standards.'],
  ['a drug that we don’t offer', 'We compound isotretinoin.'],
  ['a claim of no side effects', 'It has no side effects.'],
  ['an anti-aging claim', 'This cream reverses aging.'],
  ['an injectable peptide', 'Peptides for injection.'],
  ['long-term hydroquinone', 'We make hydroquinone for long-term use.'],
  ['a claim that a hormone is protective', 'Estriol protects the breast.'],
  ['medicine for food animals', 'For pets and food animals.'],
  ['a British word', 'Your parcel is grey.'],
  ['a space before a percent sign', 'Minoxidil, five or 5 %.'],
  ['a time in the wrong format', 'Ready by 2pm.'],
  ['a straight quote', 'It is "ready".'],
  ['a straight apostrophe', "It can't wait."],
  ['single quotes', 'We call it ‘ready.’'],
  ['a period outside the quotes', 'We call it “ready”.'],
  ['the word “medication”', 'Your medication is ready.'],
  ['the word “stands” used for “is”', 'Your plan stands here once you enter a ZIP code.'],
  ['the word “beside”', 'The note beside it is a summary.'],
  ['the word “compound” for a medicine', 'We ship the compound in a box.'],
  ['a caption about a drawing', 'Estriol, drawn here, is a hormone.'],
])('finds %s', (_, sentence) => {
  const problems = find(wrap(`<p>All is well. ${sentence}</p>`));
  expect(problems.join('\n')).toContain(`“${sentence}”: `);
});

it.each([
  ['a page without text', '<html><body><p>Guaranteed.</p></body></html>', 'has no text'],
  ['a problem across elements', wrap('<p>Results are <em>guaran</em>teed.</p>'), 'promise'],
  ['a problem in the title', wrap('', { title: 'Guaranteed cream' }), 'promise'],
  ['a missing notice', wrap('<p>Text.</p>', { aside: '' }), '0 times'],
  ['a repeated notice', wrap(`<p>${notice}</p>`), '2 times'],
  ['a number that can wrap', wrap('<p>Takes 8–12 weeks.</p>'), '“Takes 8–12 weeks.” can wrap'],
  ['a phone number that isn’t a link', wrap('<p>Call 911.</p>'), '“911” isn’t a link'],
  [
    'a citation without a reference',
    wrap(`<p>Shown.${toButton(2)}</p>${references}`),
    'Citation “2” has no reference',
  ],
  [
    'a sample testimonial without a label',
    wrap(`<figure><blockquote>${quote}</blockquote>Renata O.</figure>`),
    `“${quote}” has no label. Add the label “${label}”`,
  ],
  ['a page without contractions', wrap(formalText), 'Use contractions'],
  [
    'a reading grade that is too high',
    wrap(`<p>${`${hardSentence} `.repeat(9)}</p>`),
    `above the limit of 8. Shorten sentences, starting with “${hardSentence}”`,
  ],
])('finds %s', (_, html, problem) => {
  expect(find(html)).toEqual([expect.stringContaining(problem)]);
});

it.each([
  ['a page about no medicine without the notice', '/careers', '<p>Text.</p>'],
  ['a legal page without contractions', '/terms', formalText],
  ['a phone number in a link or a heading', '/', `<h2>Call 911 if:</h2><p>${phoneLink}</p>`],
  ['the fax number without a link', '/', `<p>Or fax it: ${fax}</p>`],
])('accepts %s', (_, path, html) => {
  expect(find(wrap(html, { aside: '' }), path)).toEqual([]);
});

it.each([
  ['a drug that we say we don’t offer', 'We do not offer or compound isotretinoin.'],
  ['products that we say we don’t make', 'We make no sterile products.'],
  ['the word “nothing” as a negation', 'We make nothing sterile.'],
  ['animals that we say we don’t treat', 'We prepare for pets, never for food animals.'],
  ['the title of a reference', 'FDA, August 2025: On unapproved medications'],
  ['a service name', 'See Veterinary Medications.'],
])('accepts %s', (_, sentence) => {
  expect(find(wrap(`<p>${sentence}</p>`))).toEqual([]);
});

const spanish = (main: string, footer = '') =>
  `<html lang="es"><head><title>Es "así"</title></head><body><main>${main}</main><footer lang="en-US">${footer}</footer></body></html>`;
const sentence = 'Le conseguimos un intérprete sin costo, y a las 9\u00a0a.m. le llamamos. ';

it('neither grades Spanish nor holds it to the rules for English', () => {
  const html = spanish(`<p>${sentence.repeat(20)}</p>`).replace('"así"', '“así”');
  expect(find(html, '/es')).toEqual([]);
  expect(getGrade(html)).toBeNull();
});

it('has rules for Spanish, in the title too', () => {
  expect(find(spanish('<p>Sin efectos secundarios.</p>'), '/es')).toHaveLength(2);
  expect(find(wrap('<p lang="es">Tu medicina está lista.</p>'))).toEqual([
    expect.stringContaining('usted'),
  ]);
});

it('checks the English parts of a page in Spanish', () => {
  const html = spanish('<p>Hola.</p>', 'Results are guaranteed.').replace('"así"', '');
  expect(find(html, '/es')).toEqual([expect.stringContaining('guaranteed')]);
});

it('grades only the text in main', () => {
  const text = '<p>We make the cream. You use it at night.</p>';
  const footer = '<footer>Prescriptions are required for compounded medicines.</footer>';
  expect(getGrade(wrap(text).replace('</body>', `${footer}</body>`))).toBe(getGrade(wrap(text)));
  expect(getGrade(wrap('<h1>Cream</h1>', { aside: '' }))).toBeNull();
});
