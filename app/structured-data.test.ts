import { describe, expect, it } from 'vitest';
import { absolute } from '#app/seo.ts';
import {
  blogPosting,
  breadcrumbList,
  definedTermSet,
  faqPage,
  medicalWebPage,
  openingHours,
  pharmacy,
  service,
  specialHours,
  webSite,
} from '#app/structured-data.ts';
import { delivery, schedule, site } from '#library/facts.ts';
import { mondayFirst } from '#library/opening.ts';

describe('Pharmacy', () => {
  it('says what the site says', () => {
    expect(pharmacy()).toMatchObject({
      '@type': 'Pharmacy',
      name: site.brand,
      telephone: `+1${site.phone.replace(/\D/g, '')}`,
      faxNumber: `+1${site.fax.replace(/\D/g, '')}`,
      address: {
        streetAddress: site.address.street,
        addressLocality: site.address.city,
        addressRegion: site.address.state,
        postalCode: site.address.zip,
      },
      geo: site.geo,
      areaServed: { '@type': 'State', name: delivery.shipping.area },
      paymentAccepted: site.paymentAccepted,
    });
  });

  it('tells of days with other hours, and from midnight to midnight of closed ones', () => {
    const closures = [
      { from: '2026-12-24', until: '2026-12-24', reason: 'x', hours: { from: 540, until: 780 } },
      { from: '2027-07-05', until: '2027-07-09', reason: 'y', hours: null },
    ];
    const day = { '@type': 'OpeningHoursSpecification' };
    expect(specialHours(closures)).toEqual([
      {
        ...day,
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '09:00',
        closes: '13:00',
      },
      {
        ...day,
        validFrom: '2027-07-05',
        validThrough: '2027-07-09',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
  });

  it('gathers days with the same hours, and leaves out those on which we are closed', () => {
    const weekday = { from: 540, until: 1080 };
    const week = {
      Monday: weekday,
      Tuesday: weekday,
      Wednesday: weekday,
      Thursday: weekday,
      Friday: weekday,
      Saturday: { from: 600, until: 840 },
      Sunday: null,
    };
    expect(openingHours(week)).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Saturday'],
        opens: '10:00',
        closes: '14:00',
      },
    ]);
  });

  it('opens on the days that the site names', () => {
    const named = pharmacy().openingHoursSpecification.flatMap(({ dayOfWeek }) => dayOfWeek);
    expect(named).toEqual(mondayFirst.filter((day) => schedule.week[day] !== null));
  });

  it('claims no ratings', () => {
    expect(pharmacy()).not.toHaveProperty('review');
    expect(pharmacy()).not.toHaveProperty('aggregateRating');
  });
});

describe('Service', () => {
  it('names who provides it and where, and offers nothing for sale', () => {
    const data = service({
      name: 'Veterinary Medications',
      description: 'Small doses and flavors.',
      path: '/services/veterinary',
      serviceType: 'Veterinary compounding',
    });
    expect(data).toMatchObject({
      '@type': 'Service',
      url: `${site.origin}/services/veterinary`,
      serviceType: 'Veterinary compounding',
      provider: { '@type': 'Pharmacy', '@id': pharmacy()['@id'], name: site.brand },
      areaServed: { name: delivery.shipping.area },
    });
    expect(JSON.stringify(data)).not.toMatch(/"@type":"(?:Product|Offer|Drug)"/);
  });
});

describe('MedicalWebPage', () => {
  const page = {
    title: 'Acne',
    description: 'Blocked pores and inflammation, at any age.',
    path: '/learn/condition/acne',
    condition: 'Acne',
  };

  it('carries review, date and references of the page', () => {
    const data = medicalWebPage({
      ...page,
      modified: '2025-05-10',
      review: {
        name: 'Ines Marlow',
        credentials: 'MD',
        specialty: 'Dermatology',
        date: '2025-05-07',
      },
      citations: [
        {
          id: 'a-2024',
          source: 'Guidelines of care',
          authors: 'Reynolds RV, et al.',
          place: 'A Journal',
          year: '2024',
          href: 'https://doi.org/10.1000/1',
        },
      ],
    });
    expect(data).toMatchObject({
      about: { '@type': 'MedicalCondition', name: 'Acne' },
      dateModified: '2025-05-10',
      lastReviewed: '2025-05-07',
      reviewedBy: { '@type': 'Person', name: 'Ines Marlow', honorificSuffix: 'MD' },
      citation: [
        { name: 'Guidelines of care', datePublished: '2024', url: 'https://doi.org/10.1000/1' },
      ],
    });
  });

  it('tells what an agency says on its site from a paper', () => {
    const work = { id: 'a-2024', source: 'A notice', place: 'Alerts', year: '2024' };
    const data = medicalWebPage({
      ...page,
      citations: [
        { ...work, href: 'https://www.fda.gov/a' },
        { ...work, href: 'https://doi.org/10.1000/1' },
      ],
    });
    expect(data).toMatchObject({
      citation: [{ '@type': 'WebPage' }, { '@type': 'ScholarlyArticle' }],
    });
  });

  it('is about no condition where the page is about a medicine', () => {
    const { condition: _, ...card } = page;
    expect(medicalWebPage(card)).not.toHaveProperty('about');
  });

  it('leaves out what the page does not show', () => {
    const data = medicalWebPage(page);
    for (const field of ['lastReviewed', 'reviewedBy', 'citation', 'dateModified']) {
      expect(data).not.toHaveProperty(field);
    }
  });
});

describe('BlogPosting', () => {
  it('has an organization as author, because authors are roles', () => {
    const data = blogPosting({
      title: 'Hair loss',
      description: 'Find the cause before you buy a bottle.',
      path: '/blog/post/hair-loss',
      published: '2025-04-22',
      modified: '2025-04-23',
      author: 'Dermatology compounding pharmacist',
      section: 'Dermatology',
      words: 900,
    });
    expect(data).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Hair loss',
      image: `${site.origin}/share/blog/post/hair-loss.png`,
      datePublished: '2025-04-22',
      dateModified: '2025-04-23',
      author: { '@type': 'Organization', name: 'Dermatology compounding pharmacist' },
      publisher: { name: site.brand },
    });
  });
});

describe('FAQPage', () => {
  it('repeats questions and answers word for word', () => {
    const items = [{ question: 'Do you take insurance?', answer: 'No. We are cash-based.' }];
    expect(faqPage(items).mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'Do you take insurance?',
        acceptedAnswer: { '@type': 'Answer', text: 'No. We are cash-based.' },
      },
    ]);
  });
});

describe('BreadcrumbList', () => {
  it('numbers the crumbs from one, with whole addresses', () => {
    const crumbs = [
      { name: 'Home', path: '/' },
      { name: 'FAQ', path: '/faq' },
    ];
    expect(breadcrumbList(crumbs).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.origin}/` },
      { '@type': 'ListItem', position: 2, name: 'FAQ', item: `${site.origin}/faq` },
    ]);
  });
});

it('tells what each word of a glossary means, and where it stands', () => {
  const terms = [{ slug: 'lot-number', name: 'Lot number', description: 'One batch.' }];
  const { hasDefinedTerm } = definedTermSet({ name: 'Words', path: '/learn/glossary', terms });
  expect(hasDefinedTerm).toEqual([
    {
      '@type': 'DefinedTerm',
      name: 'Lot number',
      description: 'One batch.',
      url: absolute('/learn/glossary#lot-number'),
    },
  ]);
});

it('tells how the site is searched', () => {
  expect(webSite().potentialAction).toMatchObject({
    '@type': 'SearchAction',
    target: absolute('/search?q={q}'),
  });
});
