import { times } from '#library/business.ts';
import { site, telHref } from '#library/site.ts';

export const hormones = [
  {
    name: 'Estradiol',
    value:
      'The main estrogen of the fertile years. Prescribed for hot flashes, night sweats and dryness.',
  },
  {
    name: 'Estriol',
    value:
      'A weaker estrogen, ordered in creams of 0.3–1 %. No FDA-approved product exists, and evidence is limited.',
  },
  {
    name: 'Progesterone',
    value: 'Taken beside estrogen by anyone with a uterus, so that its lining does not overgrow.',
  },
  {
    name: 'Testosterone',
    value:
      'For a deficiency that repeated tests confirm. A Schedule III controlled drug that can raise blood pressure.',
  },
] as const;

export interface DosingRhythm {
  form: string;
  /** How long one dose lasts, in words. */
  lasts: string;
  note: string;
  /** On a rule of 26 weeks: a day, or three months for sure and up to six. */
  drawn: 'day' | 'implant';
}

export const rhythms: readonly DosingRhythm[] = [
  {
    form: 'Cream or gel',
    lasts: 'One day',
    note: 'Easy to change. Cover it: what rubs off reaches children, partners and pets.',
    drawn: 'day',
  },
  {
    form: 'Capsule',
    lasts: 'One day',
    note: 'Easy to change. Often taken at bedtime.',
    drawn: 'day',
  },
  {
    form: 'Pellet implant',
    lasts: times.pellets,
    note: 'Placed under the skin by a clinician, not by us. What is in stays in until it is used up.',
    drawn: 'implant',
  },
];

export const visit = [
  {
    title: 'Bring the story',
    items: [
      'What changed, since when, and how often',
      'Every medicine and supplement you take',
      'Clots, strokes and cancers in the family',
      'Blood tests from the last year',
    ],
  },
  {
    title: 'Say it before you are asked',
    items: [
      'Breast, womb or prostate cancer, now or earlier',
      'A blood clot, stroke, heart attack or liver disease',
      'Bleeding that nobody has explained',
      'High blood pressure, or sleep apnea',
      'Pregnancy, or a wish for children: testosterone can lower sperm counts',
    ],
  },
  {
    title: 'Ask your prescriber',
    items: [
      'Is there an approved product that fits me?',
      'What are we treating, and how will we know?',
      'Which risks are mine, by number?',
      'On what date do we look again, or stop?',
    ],
  },
] as const;

export const emergencySigns = [
  'your chest hurts, or you cannot get your breath',
  'your face droops, an arm is weak or speech is slurred',
  'one leg is suddenly swollen, warm and painful',
  'you lose sight, or have the worst headache of your life',
  'an erection lasts longer than four hours',
] as const;

export const pharmacistPhone = { number: site.phone, href: telHref(site.phone) } as const;
