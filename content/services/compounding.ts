import { delivery, times } from '#library/business.ts';

export interface Benefit {
  /** What is taken out or altered, set large. */
  subject: string;
  done: 'Changed' | 'Left out' | 'Joined';
  text: string;
}

export const benefits: readonly Benefit[] = [
  {
    subject: 'The dose',
    done: 'Changed',
    text: 'A strength between two tablets, made as one. Nobody has to cut, crush or guess.',
  },
  {
    subject: 'The form',
    done: 'Changed',
    text: 'A liquid, a lozenge, a capsule or a cream, for someone who cannot swallow what the factory pressed.',
  },
  {
    subject: 'The flavor',
    done: 'Changed',
    text: 'Bitter drugs behind cherry, orange or mint. Without sugar, if you ask.',
  },
  {
    subject: 'The dye',
    done: 'Left out',
    text: 'Colors do nothing for you, and some people react to them. Ours can be white, or clear.',
  },
  {
    subject: 'Lactose, gluten',
    done: 'Left out',
    text: 'Fillers are replaced by ones that you tolerate. So are alcohol and preservatives, where the formula allows.',
  },
  {
    subject: 'Three bottles',
    done: 'Joined',
    text: 'Several actives in one preparation, when they are stable together and your prescriber agrees.',
  },
];

export const process = [
  {
    time: 'Day 0',
    title: 'The prescription arrives',
    text: 'From your prescriber, or from you through our secure portal or app.',
  },
  {
    time: `Within ${times.response}`,
    title: 'A pharmacist reads it',
    text: 'Dose, interactions, allergies, and why an approved product will not do. Questions go to you or your prescriber.',
  },
  {
    time: 'Before we begin',
    title: 'You hear the price',
    text: 'One number, by phone or email. We start when you say yes.',
  },
  {
    time: times.compounding,
    title: 'Weighed, made, checked',
    text: 'Each weight is recorded against its formula. A pharmacist signs for the finished preparation.',
  },
  {
    time: `Ready by ${delivery.sameDay.readyBy}`,
    title: 'On its way',
    text: `Delivered the same day within ${delivery.sameDay.miles} miles, or shipped anywhere in ${delivery.shipping.area} in ${delivery.shipping.days}.`,
  },
] as const;

/** Marked as an example on the label itself. */
export const exampleLabel = {
  contents: [
    { name: 'Tretinoin', amount: '0.05 %' },
    { name: 'Niacinamide', amount: '4 %' },
    { name: 'Cream base, q.s.', amount: '30 g' },
  ],
  directions: 'Apply a thin layer at night.',
  lot: '0142-A',
} as const;

/** What each line of the label means. */
export const labelNotes = [
  {
    name: 'What is in it',
    value: 'Each active and its strength, exactly as your prescriber ordered it.',
  },
  {
    name: 'q.s. 30 g',
    value: 'Quantum sufficit: as much base as it takes to reach the total.',
  },
  {
    name: 'Directions',
    value: 'In large print, or in another language, on request and at no extra cost.',
  },
  {
    name: 'Lot',
    value: 'Leads back to every weight, every supplier and the pharmacist who signed.',
  },
  {
    name: 'Beyond-use date',
    value: 'The day to stop using it. Often weeks, where a factory product lasts years.',
  },
] as const;
