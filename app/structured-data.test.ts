import { expect, it } from 'vitest';
import { absoluteUrl } from '#app/seo.ts';
import {
  blogPosting,
  createOpeningHours,
  createSpecialHours,
  jobPosting,
  medicalWebPage,
} from '#app/structured-data.ts';
import { makeWeek } from '#library/testing/week.ts';

it('lists special hours, with closed days as midnight to midnight', () => {
  const closure = { from: '2026-12-24', until: '2026-12-26', reason: 'x' };
  const dates = { validFrom: closure.from, validThrough: closure.until };
  const hours = [{ from: 540, until: 780 }, null];
  expect(createSpecialHours(hours.map((span) => ({ ...closure, hours: span })))).toMatchObject([
    { ...dates, opens: '09:00', closes: '13:00' },
    { ...dates, opens: '00:00', closes: '00:00' },
  ]);
});

it('groups days with the same hours and leaves out closed days', () => {
  const weekday = { from: 540, until: 1080 };
  const week = { ...makeWeek(weekday, { from: 600, until: 840 }), Wednesday: null };
  expect(createOpeningHours(week)).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
    { dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
  ]);
});

const page = { title: 'Acne', description: 'Blocked pores.', path: '/learn/condition/acne' };

it('includes the review, date, condition and references of a medical page', () => {
  const work = { id: 'a-2024', source: 'Guidelines', place: 'A Journal', year: '2024' };
  const data = medicalWebPage({
    ...page,
    condition: 'Acne',
    modified: '2025-05-10',
    review: { name: 'Ines Marlow', credentials: 'MD', specialty: 'Skin', isoDate: '2025-05-07' },
    citations: [
      { ...work, href: 'https://doi.org/10.1000/1' },
      { ...work, href: 'https://www.fda.gov/a' },
    ],
  });
  expect(data).toMatchObject({
    about: { '@type': 'MedicalCondition', name: 'Acne' },
    dateModified: '2025-05-10',
    lastReviewed: '2025-05-07',
    reviewedBy: { '@type': 'Person', name: 'Ines Marlow', honorificSuffix: 'MD' },
    citation: [
      { '@type': 'ScholarlyArticle', name: 'Guidelines', url: 'https://doi.org/10.1000/1' },
      { '@type': 'WebPage', url: 'https://www.fda.gov/a' },
    ],
  });
});

it('uses an organization as the author of an article', () => {
  const dates = { published: '2025-04-22', modified: '2025-04-23' };
  const path = '/blog/post/hair-loss';
  expect(
    blogPosting({ ...page, ...dates, path, author: 'Pharmacist', section: 'Skin', words: 900 }),
  ).toMatchObject({
    image: absoluteUrl('/share/blog/post/hair-loss.png'),
    datePublished: '2025-04-22',
    dateModified: '2025-04-23',
    author: { '@type': 'Organization', name: 'Pharmacist' },
  });
});

it('describes an opening in full, with numbers for its pay', () => {
  const posting = jobPosting(
    {
      slug: 'night-pharmacist',
      isSample: false,
      title: 'Night Pharmacist',
      drawing: 'mortar',
      terms: 'Part time',
      types: ['full time', 'part time'],
      pay: { range: '$90,000–$110,000', per: 'a year' },
      schedule: 'Nights',
      starts: 'Soon',
      posted: 'June 3, 2026',
      applyBy: 'July 3, 2026',
      summary: 'You & the moon.',
      duties: ['Answer the phone'],
      requirements: ['A license'],
    },
    { duties: 'Duties', requirements: 'Needed', benefits: 'A bed' },
  );
  expect(posting).toMatchObject({
    url: absoluteUrl('/careers/night-pharmacist'),
    datePosted: '2026-06-03',
    validThrough: '2026-07-03T23:59',
    employmentType: ['FULL_TIME', 'PART_TIME'],
    baseSalary: { value: { minValue: 90_000, maxValue: 110_000, unitText: 'YEAR' } },
    hiringOrganization: { '@type': 'Pharmacy' },
    jobLocation: { address: { '@type': 'PostalAddress' } },
    description:
      '<p>You &amp; the moon.</p><p>Duties</p><ul><li>Answer the phone</li></ul><p>Needed</p><ul><li>A license</li></ul><p>Nights</p><p>A bed</p>',
  });
});
