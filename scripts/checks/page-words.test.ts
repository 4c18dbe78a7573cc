import { describe, expect, it } from 'vitest';
import { findProblems, gradeOf } from './page-words.ts';

const notice = 'Compounded medicines are made for one patient. Ask your prescriber.';
const quote = 'A pharmacist called me back.';
const label = 'Sample quote';
const title = 'On unapproved medications';
const fax = '(310) 555-0143';

const works =
  '<div id="cite_1" role="note">Colour of skin</div><section aria-labelledby="references"><ol><li>Colour of skin. Br J Dermatol, 2020.</li></ol></section>';
const cite = (number: number) => `<button popovertarget="cite_${number}">${number}</button>`;

const page = (body: string, { said = `<aside>${notice}</aside>`, title = 'Cream' } = {}) =>
  `<!doctype html><html><head><title>${title}</title></head><body><main>${body}${said}</main></body></html>`;

const check = (html: string, path = '/services/cream') =>
  findProblems(
    { path, html },
    { notice, samples: [quote], sampleLabels: [label], titles: [title], fax },
  );

const clean = `<h1>Custom Medications</h1>
  <p>We make a <b>cream</b> of 5%${cite(1)} by 2–\u20603\u00a0business\u00a0days, at 9\u00a0AM.</p>
  <p>Compounds are not FDA-approved. It is nonsterile, and we do not prepare peptides for injection.</p>
  <p>It can’t be canceled. We call it “ready.”</p>
  <figure><blockquote>${quote}</blockquote><figcaption>A patient. ${label}.</figcaption></figure>
  <svg><text>30 g</text></svg><script>const a = "guaranteed";</script>${works}`;

it('accepts a correct page', () => {
  expect(check(page(clean))).toEqual([]);
});

describe('finds', () => {
  it.each([
    ['an approval that nobody gave', 'Only FDA-approved ingredients.'],
    ['a compound that passes for a generic', 'It is a generic version of a brand.'],
    ['a proof that is not there', 'Clinically proven to work.'],
    ['a promise of success', 'Results are guaranteed.'],
    ['a boast', 'The safest cream in town.'],
    ['a result in a quote', 'It cleared my acne in four weeks.'],
    ['a way around the doctor', 'No doctor visit is needed.'],
    ['a certificate that does not exist', 'A HIPAA-compliant website.'],
    ['a standard that we do not meet', 'Made to USP 797.'],
    ['an accreditation that we only seek', 'Made to PCAB standards.'],
    ['a drug that we do not offer', 'We compound isotretinoin.'],
    ['a medicine without risks', 'It has no side effects.'],
    ['a youth that comes back', 'This cream reverses aging.'],
    ['an injection', 'Peptides for injection.'],
    ['bleaching without an end', 'We make hydroquinone for long-term use.'],
    ['a hormone that passes for harmless', 'Estriol protects the breast.'],
    ['medicine for animals that are eaten', 'For pets and food animals.'],
    ['a British word', 'Your parcel is grey.'],
    ['a space before a percent sign', 'Minoxidil, five or 5 %.'],
    ['another style of clock', 'Ready by 2pm.'],
    ['a straight quote', 'It is "ready".'],
    ['a straight apostrophe', "It can't wait."],
    ['single quotes', 'We call it ‘ready.’'],
    ['a full stop outside the quotes', 'We call it “ready”.'],
    ['a second word for medicine', 'Your medication is ready.'],
    ['a sentence that stands', 'Your plan stands here once you enter a ZIP code.'],
    ['a caption beside a page', 'The note beside it is a summary.'],
    ['a compound as a noun', 'We ship the compound in a box.'],
    ['a caption of a drawing', 'Estriol, drawn here, is a hormone.'],
  ])('%s', (_, sentence) => {
    const problems = check(page(`<p>All is well. ${sentence}</p>`));
    expect(problems.join('\n')).toContain(`“${sentence}” `);
  });

  it('a page without text', () => {
    expect(check('<html><body><p>Results are guaranteed.</p></body></html>')).toHaveLength(1);
  });

  it('a problem across elements and in the title', () => {
    expect(check(page('<p>Results are <em>guaran</em>teed.</p>'))).toHaveLength(1);
    expect(check(page('', { title: 'Guaranteed cream' }))).toHaveLength(1);
  });

  it('a missing or repeated notice about compounded medicines', () => {
    expect(check(page('<p>Text.</p>', { said: '' }))).toEqual([expect.stringContaining('0 times')]);
    expect(check(page(`<p>${notice}</p>`))).toEqual([expect.stringContaining('2 times')]);
    expect(check(page('<p>Text.</p>', { said: '' }), '/careers')).toEqual([]);
  });

  it('a reading grade that is too high, with the longest sentence', () => {
    const sentence =
      'Pharmaceutical preparations necessitate individualized concentrations, administration considerations and continuous reevaluation.';
    const [problem, ...others] = check(page(`<p>${`${sentence} `.repeat(9)}</p>`));
    expect(problem).toContain(`may ask for 8. “${sentence}”`);
    expect(others).toEqual([]);
  });

  it('a patient page without contractions, but not a legal one', () => {
    const words = `<p>${'It is not ready. We are sorry. '.repeat(3)}</p>`;
    expect(check(page(words))).toEqual([expect.stringContaining('Use contractions')]);
    expect(check(page(words), '/terms')).toEqual([]);
  });

  it('a number that may wrap before its unit', () => {
    expect(check(page('<p>It takes 8–12 weeks.</p>'))).toEqual([
      '“It takes 8–12 weeks.” may part a number from its unit at the end of a line.',
    ]);
  });

  it('a phone number that is not a link', () => {
    const linked = '<a href="tel:+18002221222">1-800-222-1222</a>';
    const sent = `<p>Or fax it: ${fax}</p>`;
    expect(check(page(`<h2>Call 911 if:</h2><p>Call ${linked}.</p>${sent}`))).toEqual([]);
    expect(check(page('<p>In an emergency, call 911.</p>'))).toEqual([
      '“911” is not a link, so it can’t be called.',
    ]);
  });

  it('a citation without its reference', () => {
    expect(check(page(`<p>Shown.${cite(2)}</p>${works}`))).toEqual([
      'the citation “2” leads to no reference.',
    ]);
  });

  it('a sample testimonial without a label', () => {
    expect(check(page(`<figure><blockquote>${quote}</blockquote>Renata O.</figure>`))).toEqual([
      `“${quote}” is a sample, and does not say so.`,
    ]);
  });
});

it.each([
  ['a drug that is named and refused', 'We do not offer or compound isotretinoin.'],
  ['what we do not make', 'We make no sterile products.'],
  ['what nobody makes here', 'We make nothing sterile.'],
  ['who may not be treated', 'We prepare for pets, never for food animals.'],
  ['the title of somebody’s work', 'FDA, August 7, 2025: On unapproved medications'],
  ['the name of a service', 'See Veterinary Medications.'],
])('accepts %s', (_, sentence) => {
  expect(check(page(`<p>${sentence}</p>`))).toEqual([]);
});

it('measures only the main part of a page', () => {
  const words = '<p>We make the cream. You use it at night.</p>';
  const around = '<footer>Prescriptions are required for compounded medicines.</footer>';
  expect(gradeOf(page(words).replace('</body>', `${around}</body>`))).toBe(gradeOf(page(words)));
  expect(gradeOf(page('<h1>Cream</h1>', { said: '' }))).toBeNull();
});
