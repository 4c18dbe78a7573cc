import { placeholder } from '#content/placeholder.ts';
import { brand, hoursInWords, site } from '#content/site.ts';

export const aboutHead = {
  title: 'Pharmacy runs in the family',
  lead: `${brand} is two siblings, second-generation pharmacists, at one bench in ${site.address.city}.`,
} as const;

/** The founders' letter. The first paragraph is set large. */
export const letter = placeholder(
  {
    title: 'What we inherited',
    first:
      'We grew up behind a counter. Our parents were pharmacists, and the first thing they taught us to read was a label.',
    paragraphs: [
      'In those years a pharmacist made things. A child’s dose was worked out in pencil, an ointment was turned on a slab, and the person who mixed it was the person who handed it over and remembered to ask how it went.',
      'We both became pharmacists, and both missed that. So we built a pharmacy around it: no insurance desk, no aisles of greeting cards, one laboratory, and time to call your prescriber before we compound rather than after.',
      'A grain and a minim are the smallest measures our parents’ books still used. We kept the name to remember the scale we work at.',
    ],
    signed: ['Odile', 'Casper'],
  },
  'the story of the founders in their own words, and their first names',
);

export interface Founder {
  name: string;
  /** Which of the two drawn profiles. */
  portrait: 'elder' | 'younger';
  text: string;
  interests: string;
  looksAfter: string;
}

const real = 'the name, credentials and work of a founder';

export const founders: readonly Founder[] = [
  placeholder(
    {
      name: 'Odile Farrow, PharmD',
      portrait: 'elder',
      text: 'Formulates for skin. Odile works with dermatologists on combinations that stay stable in one base, and keeps the formulary you see on our dermatology pages.',
      interests: 'Skincare and anti-aging',
      looksAfter: 'Dermatology, veterinary',
    },
    real,
  ),
  placeholder(
    {
      name: 'Casper Farrow, PharmD',
      portrait: 'younger',
      text: 'Formulates for the long run. Casper looks after hormone therapy, follows what is published on skin peptides, and is the voice on the line when a prescriber calls about a strength.',
      interests: 'Longevity and peptides',
      looksAfter: 'Hormones, specialty',
    },
    real,
  ),
];

/** What holds the founders to their word, each led by its sign. */
export const commitments = [
  {
    sign: 'CA',
    text: `State-licensed pharmacy and pharmacists, California State Board of Pharmacy ${site.license}`,
  },
  { sign: '795', text: 'USP standard for nonsterile compounding, followed' },
  { sign: '800', text: 'USP standard for hazardous drugs, followed' },
  { sign: 'PCAB', text: 'Accreditation we are seeking. Not accredited yet.' },
] as const;

export const invitation = {
  title: 'Come and ask us something',
  lead: `By phone, in writing, or across the counter: ${hoursInWords.weekdays}, ${hoursInWords.saturday}.`,
} as const;
