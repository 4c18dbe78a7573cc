import type { CreativeWork, OpeningHoursSpecification, Thing } from 'schema-dts';
import { absoluteUrl, getShareImagePath } from '#app/seo.ts';
import type { Schedule } from '#library/calendar.ts';
import { isoDate } from '#library/dates.ts';
import { delivery, schedule, site, telHref } from '#library/facts.ts';
import type { Opening } from '#library/jobs.ts';
import { daysFromMonday } from '#library/opening.ts';
import { jobPath } from '#library/paths/addresses.ts';
import type { Crumb } from '#library/paths/breadcrumbs.ts';
import type { Review } from '#library/review/people.ts';
import type { CitedWork } from '#library/review/references.ts';

/*
 * This schema.org data only repeats information from the page. It has no offers or drugs, because
 * every compounded medicine is made for one patient.
 */

interface PageSummary {
  title: string;
  description: string;
  path: string;
}

const areaServed = { '@type': 'State', name: delivery.shipping.area } as const satisfies Thing;

const toInternationalNumber = (number: string) => telHref(number).slice('tel:'.length);

const organization = {
  '@type': 'Pharmacy',
  '@id': absoluteUrl('/#pharmacy'),
  name: site.brand,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icons/512.png'),
} as const satisfies Thing;

const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: site.address.street,
  addressLocality: site.address.city,
  addressRegion: site.address.state,
  postalCode: site.address.zip,
  addressCountry: 'US',
} as const satisfies Thing;

export function pharmacy() {
  return {
    ...organization,
    description: site.description,
    image: absoluteUrl(getShareImagePath('/')),
    telephone: toInternationalNumber(site.phone),
    faxNumber: toInternationalNumber(site.fax),
    email: site.email,
    address: postalAddress,
    geo: { '@type': 'GeoCoordinates', ...site.geo },
    openingHoursSpecification: createOpeningHours(schedule.week),
    ...(schedule.closures.length > 0 && {
      specialOpeningHoursSpecification: createSpecialHours(schedule.closures),
    }),
    areaServed,
    paymentAccepted: site.paymentAccepted,
  } as const satisfies Thing;
}

export function createOpeningHours(week: Schedule['week']): OpeningHoursSpecification[] {
  const openDays = daysFromMonday.filter((day) => week[day] !== null);
  const groups = Map.groupBy(openDays, (day) => JSON.stringify(week[day]));
  return [...groups.values()].map((days) => {
    const hours = days[0] && week[days[0]];
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens: formatTime(hours?.from),
      closes: formatTime(hours?.until),
    };
  });
}

/** In schema.org, a day that is open from 00:00 to 00:00 is closed. */
export function createSpecialHours(closures: Schedule['closures']): OpeningHoursSpecification[] {
  return closures.map(({ from, until, hours }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    opens: formatTime(hours?.from),
    closes: formatTime(hours?.until),
  }));
}

const formatTime = (minutes = 0) => new Date(minutes * 60_000).toISOString().slice(11, 16);

export function service({ title, description, path }: PageSummary) {
  return {
    '@type': 'Service',
    name: title,
    description,
    url: absoluteUrl(path),
    serviceType: title,
    provider: organization,
    areaServed,
  } as const satisfies Thing;
}

export function medicalWebPage({
  title,
  description,
  path,
  condition,
  modified,
  review,
  citations = [],
}: PageSummary & {
  condition?: string;
  modified?: string | undefined;
  /** Set this only if the page shows the reviewer and the date. */
  review?: Pick<Review, 'name' | 'credentials' | 'specialty' | 'isoDate'> | undefined;
  citations?: readonly CitedWork[];
}) {
  return {
    '@type': 'MedicalWebPage',
    name: title,
    description,
    url: absoluteUrl(path),
    inLanguage: 'en-US',
    ...(condition && { about: { '@type': 'MedicalCondition', name: condition } as const }),
    publisher: organization,
    ...(modified && { dateModified: modified }),
    ...(review && {
      lastReviewed: review.isoDate,
      reviewedBy: {
        '@type': 'Person',
        name: review.name,
        honorificSuffix: review.credentials,
        knowsAbout: review.specialty,
      },
    }),
    ...(citations.length > 0 && { citation: citations.map(createCitation) }),
  } as const satisfies Thing;
}

/** Papers have a DOI, but agencies' web pages don't. */
function createCitation(work: CitedWork): CreativeWork {
  return {
    '@type': work.href.startsWith('https://doi.org/') ? 'ScholarlyArticle' : 'WebPage',
    name: work.source,
    ...(work.authors && { author: work.authors }),
    isPartOf: { '@type': 'CreativeWork', name: work.place },
    datePublished: work.year,
    url: work.href,
  };
}

export function blogPosting(
  article: PageSummary & {
    published: string;
    modified: string;
    author: string;
    section: string;
    words: number;
  },
) {
  const url = absoluteUrl(article.path);
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    url,
    mainEntityOfPage: url,
    image: absoluteUrl(getShareImagePath(article.path)),
    inLanguage: 'en-US',
    datePublished: article.published,
    dateModified: article.modified,
    articleSection: article.section,
    wordCount: article.words,
    author: { '@type': 'Organization', name: article.author, parentOrganization: organization },
    publisher: organization,
  } as const satisfies Thing;
}

/** The text must match the page exactly, or search engines may ignore it. */
export function faqPage(items: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  } as const satisfies Thing;
}

export function definedTermSet(
  name: string,
  path: string,
  terms: readonly { slug: string; name: string; description: string }[],
) {
  return {
    '@type': 'DefinedTermSet',
    '@id': absoluteUrl(path),
    name,
    url: absoluteUrl(path),
    publisher: organization,
    hasDefinedTerm: terms.map(({ slug, ...term }) => ({
      '@type': 'DefinedTerm' as const,
      ...term,
      url: absoluteUrl(`${path}#${slug}`),
    })),
  } as const satisfies Thing;
}

type JobText = Record<'duties' | 'requirements' | 'benefits', string>;

/** Search engines require the full text of the page as HTML in the description. */
export function jobPosting(job: Opening, text: JobText) {
  const { title, pay, duties, requirements, schedule } = job;
  const [minValue, maxValue] = pay.range
    .replaceAll(',', '')
    .match(/[\d.]+/g)
    ?.map(Number) ?? [0];
  return {
    '@type': 'JobPosting',
    title,
    description: [
      createParagraph(job.summary),
      createList(text.duties, duties),
      createList(text.requirements, requirements),
      ...[schedule, text.benefits].map(createParagraph),
    ].join(''),
    url: absoluteUrl(jobPath(job.slug)),
    datePosted: isoDate(job.posted) ?? '',
    validThrough: `${isoDate(job.applyBy)}T23:59`,
    employmentType: job.types.map((type) => type.toUpperCase().replace(' ', '_')),
    hiringOrganization: organization,
    jobLocation: { '@type': 'Place', address: postalAddress },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        minValue,
        maxValue,
        unitText: pay.per === 'an hour' ? 'HOUR' : 'YEAR',
      },
    },
    workHours: schedule,
    jobBenefits: text.benefits,
    applicationContact: {
      '@type': 'ContactPoint',
      email: site.careersEmail,
      telephone: toInternationalNumber(site.phone),
    },
  } as const satisfies Thing;
}

const createParagraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const createList = (title: string, items: readonly string[]) =>
  `${createParagraph(title)}<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function breadcrumbList(crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  } as const satisfies Thing;
}
