import { describe, expect, it } from 'vitest';
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

const correctPage = `<h1>Custom Medications</h1>
  <p>We make a <b>cream</b> of 5%${toButton(1)} by 2–\u20603\u00a0business\u00a0days, at 9\u00a0AM.</p>
  <p>Compounds are not FDA-approved. It is nonsterile, and we do not prepare peptides for injection.</p>
  <p>It can’t be canceled. We call it “ready.”</p>
  <figure><blockquote>${quote}</blockquote><figcaption>A patient. ${label}.</figcaption></figure>
  <svg><text>30 g</text></svg><script>const a = "guaranteed";</script>${references}`;

it('accepts a correct page', () => {
  expect(find(wrap(correctPage))).toEqual([]);
});

describe('findProblems', () => {
  it.each([
    ['a false approval claim', 'Only FDA-approved ingredients.'],
    ['a comparison with a generic', 'It is a generic version of a brand.'],
    ['a false proof claim', 'Clinically proven to work.'],
    ['a guarantee', 'Results are guaranteed.'],
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

  it('finds a page without text', () => {
    expect(find('<html><body><p>Results are guaranteed.</p></body></html>')).toHaveLength(1);
  });

  it('finds a problem across elements and in the title', () => {
    expect(find(wrap('<p>Results are <em>guaran</em>teed.</p>'))).toHaveLength(1);
    expect(find(wrap('', { title: 'Guaranteed cream' }))).toHaveLength(1);
  });

  it('finds a missing or repeated notice about compounded medicines', () => {
    expect(find(wrap('<p>Text.</p>', { aside: '' }))).toEqual([expect.stringContaining('0 times')]);
    expect(find(wrap(`<p>${notice}</p>`))).toEqual([expect.stringContaining('2 times')]);
    expect(find(wrap('<p>Text.</p>', { aside: '' }), '/careers')).toEqual([]);
  });

  it('finds a reading grade that is too high', () => {
    const sentence =
      'Pharmaceutical preparations necessitate individualized concentrations, administration considerations and continuous reevaluation.';
    const [problem, ...otherProblems] = find(wrap(`<p>${`${sentence} `.repeat(9)}</p>`));
    expect(problem).toContain(
      `above the limit of 8. Shorten sentences, starting with “${sentence}”`,
    );
    expect(otherProblems).toEqual([]);
  });

  it('finds a page without contractions unless it’s a legal page', () => {
    const paragraph = `<p>${'It is not ready. We are sorry. '.repeat(3)}</p>`;
    expect(find(wrap(paragraph))).toEqual([expect.stringContaining('Use contractions')]);
    expect(find(wrap(paragraph), '/terms')).toEqual([]);
  });

  it('finds a number that can wrap before its unit', () => {
    expect(find(wrap('<p>It takes 8–12 weeks.</p>'))).toEqual([
      '“It takes 8–12 weeks.” can wrap between a number and its unit. Use joinUnits.',
    ]);
  });

  it('finds a phone number that isn’t a link', () => {
    const phoneLink = '<a href="tel:+18002221222">1-800-222-1222</a>';
    const faxLine = `<p>Or fax it: ${fax}</p>`;
    expect(find(wrap(`<h2>Call 911 if:</h2><p>Call ${phoneLink}.</p>${faxLine}`))).toEqual([]);
    expect(find(wrap('<p>In an emergency, call 911.</p>'))).toEqual([
      '“911” isn’t a link. Link it so readers can tap it to call.',
    ]);
  });

  it('finds a citation without a reference', () => {
    expect(find(wrap(`<p>Shown.${toButton(2)}</p>${references}`))).toEqual([
      'Citation “2” has no reference.',
    ]);
  });

  it('finds a sample testimonial without a label', () => {
    expect(find(wrap(`<figure><blockquote>${quote}</blockquote>Renata O.</figure>`))).toEqual([
      `The sample testimonial “${quote}” has no label. Add the label “${label}”.`,
    ]);
  });
});

it.each([
  ['a drug that we say we don’t offer', 'We do not offer or compound isotretinoin.'],
  ['products that we say we don’t make', 'We make no sterile products.'],
  ['the word “nothing” as a negation', 'We make nothing sterile.'],
  ['animals that we say we don’t treat', 'We prepare for pets, never for food animals.'],
  ['the title of a reference', 'FDA, August 7, 2025: On unapproved medications'],
  ['a service name', 'See Veterinary Medications.'],
])('accepts %s', (_, sentence) => {
  expect(find(wrap(`<p>${sentence}</p>`))).toEqual([]);
});

it('grades only the text in main', () => {
  const text = '<p>We make the cream. You use it at night.</p>';
  const footer = '<footer>Prescriptions are required for compounded medicines.</footer>';
  expect(getGrade(wrap(text).replace('</body>', `${footer}</body>`))).toBe(getGrade(wrap(text)));
  expect(getGrade(wrap('<h1>Cream</h1>', { aside: '' }))).toBeNull();
});
