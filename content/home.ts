import { placeholder } from '#content/placeholder.ts';
import { delivery, times } from '#library/business.ts';
import { site } from '#library/site.ts';

export const hero = {
  badges: ['Cash-Based Pharmacy', 'No Insurance Hassles'],
  title: 'Professional Compounding Solutions',
  lead: 'Medication made for one patient at a time by two sibling pharmacists in Los Angeles. The strength, form and flavor your prescriber asks for, at a price you know before we begin.',
  trust: ['Board Certified Pharmacists', 'USP 795 & 800 Standards', 'Quality Compounding'],
} as const;

export interface Standard {
  /** The short name, set large. */
  sign: string;
  name: string;
  description: string;
  status: string;
  /** Not reached yet: drawn half full. */
  pending?: boolean;
}

export const standards: readonly Standard[] = [
  {
    sign: 'PCAB',
    name: 'Seeking PCAB Accreditation',
    description:
      'We are preparing for review by the Pharmacy Compounding Accreditation Board. Not accredited yet: you will read “accredited” here on the day it is true.',
    status: 'In progress',
    pending: true,
  },
  {
    sign: 'CA',
    name: 'State Board Licensed',
    description: `Licensed by the California State Board of Pharmacy (${site.license}), with a licensed pharmacist responsible for every order we accept.`,
    status: 'Licensed',
  },
  {
    sign: '795',
    name: 'USP 795',
    description:
      'Nonsterile compounding: training, equipment, documentation and beyond-use dates follow the chapter.',
    status: 'Followed',
  },
  {
    sign: '800',
    name: 'USP 800',
    description:
      'Hazardous drugs, hormones among them, are handled to protect you, our staff and the preparation.',
    status: 'Followed',
  },
  {
    sign: 'QA',
    name: 'Quality Assurance',
    description:
      'Weighed, checked and recorded. A pharmacist signs off each preparation before it leaves the building.',
    status: 'Every batch',
  },
];

export const steps = [
  {
    time: 'Day 0',
    title: 'Share your prescription',
    text: 'Send it through our secure portal or app. No insurance forms, at this step or any other.',
  },
  {
    time: `Within ${times.response}`,
    title: 'Pharmacist review',
    text: 'A pharmacist reads the order and contacts you or your prescriber with any question.',
  },
  {
    time: times.compounding,
    title: 'We compound it',
    text: 'Your medication is prepared to its formula, weighed, checked and labeled.',
  },
  {
    time: 'Same day to 3 business days',
    title: 'Express delivery',
    text: `Ready by ${delivery.sameDay.readyBy}, delivered the same day within ${delivery.sameDay.miles} miles. Or we ship anywhere in ${delivery.shipping.area}.`,
  },
] as const;

export const rooms = [
  {
    title: 'Calibrated instruments',
    text: 'Balances, mixers and capsule equipment are calibrated on a schedule. Each weight is recorded against its formula.',
  },
  {
    title: 'Hazardous drugs, kept apart',
    text: 'Hormones and other hazardous ingredients are weighed, mixed and stored under USP 800 controls.',
  },
] as const;

export interface Testimonial {
  name: string;
  /** Specialty of a physician, or `Patient`. */
  type: string;
  location: string;
  quote: string;
  stars: number;
}

const consent = 'the words, name and place of a real person who agreed in writing to be quoted';

export const testimonials: readonly Testimonial[] = [
  placeholder(
    {
      name: 'Dr. Lena Ashgrove',
      type: 'Dermatology',
      location: 'Santa Monica',
      quote:
        'My patients used to leave with three tubes and a schedule. Now they leave with one cream and a number that a pharmacist answers.',
      stars: 5,
    },
    consent,
  ),
  placeholder(
    {
      name: 'Dr. Tomas Verrill',
      type: 'Endocrinology',
      location: 'Pasadena',
      quote: 'They call before they compound, and they call with the right question.',
      stars: 5,
    },
    consent,
  ),
  placeholder(
    {
      name: 'Renata O.',
      type: 'Patient',
      location: 'Culver City',
      quote: 'I knew the price before I ordered, and a pharmacist walked me through the label.',
      stars: 5,
    },
    consent,
  ),
];
