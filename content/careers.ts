import { placeholder } from '#content/placeholder.ts';
import { mailHref, site } from '#library/site.ts';

export interface Opening {
  title: string;
  /** Full or part time, and where. */
  terms: string;
  /** California asks for the pay scale in the posting itself. */
  pay: { range: string; per: string };
  summary: string;
  duties: readonly string[];
  requirements: readonly string[];
}

const payScale = 'the pay scale you reasonably expect to pay for this opening';

export const openings: readonly Opening[] = [
  {
    title: 'Compounding Pharmacist',
    terms: `Full time, ${site.address.city}`,
    pay: placeholder({ range: '$68–$80', per: 'an hour' }, payScale),
    summary:
      'You read the prescription, settle the formula with the prescriber and sign for the finished preparation.',
    duties: [
      'Review each order for dose, interactions and allergies',
      'Work out strength, base and beyond-use date with prescribers',
      'Check the technician’s weights and release the preparation',
      'Answer patients by phone, in words they can use',
    ],
    requirements: [
      'Active California pharmacist license, in good standing',
      'Nonsterile compounding experience, or a strong wish to learn it',
      'At ease on the phone with physicians and veterinarians',
    ],
  },
  {
    title: 'Pharmacy Technician',
    terms: `Full time, ${site.address.city}`,
    pay: placeholder({ range: '$24–$31', per: 'an hour' }, payScale),
    summary: 'You weigh, mix and record under USP 795 and 800, and keep the balances honest.',
    duties: [
      'Prepare creams, capsules and suspensions from a written formula',
      'Record every weight and lot as you go, not afterwards',
      'Clean, calibrate and log the equipment you use',
      'Pack orders for delivery and pickup',
    ],
    requirements: [
      'California pharmacy technician license',
      'Steady hands, tidy notes',
      'Willing to train for hazardous drugs with us',
    ],
  },
  {
    title: 'Patient Care Coordinator',
    terms: `Full or part time, ${site.address.city}`,
    pay: placeholder({ range: '$22–$28', per: 'an hour' }, payScale),
    summary: 'You answer patients, pet owners and clinics, and see each order to the door.',
    duties: [
      'Take calls and emails, and know when to fetch a pharmacist',
      'Tell people the price before work begins',
      'Arrange pickup, local delivery and shipping',
    ],
    requirements: [
      'Clear in writing and by voice',
      'Saturdays in rotation',
      'Spanish, Korean or Farsi is a plus',
    ],
  },
];

export const applicationSteps = [
  {
    title: 'Send your resume',
    text: 'By email, with the name of the opening in the subject. A short note beats a long letter.',
  },
  { title: 'We read it', text: 'One of the two founders reads every application.' },
  {
    title: 'Talk with us',
    text: 'A call first, then an hour at the bench to see how we work.',
  },
  {
    title: 'Hear back',
    text: 'An offer or a clear no, with the reason. Either way, in writing.',
  },
] as const;

export const fairness = [
  'We consider qualified applicants with criminal histories, as the Los Angeles fair chance law asks.',
  'If you need an adjustment to apply or to talk with us, tell us what helps.',
] as const;

/** An email to us with its subject filled in. */
export const applicationHref = (opening?: Pick<Opening, 'title'>) =>
  `${mailHref(site.careersEmail)}?subject=${encodeURIComponent(
    opening ? `Application: ${opening.title}` : 'Application',
  )}`;
