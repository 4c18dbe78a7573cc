import { delivery, times } from '#library/business.ts';
import { site } from '#library/site.ts';

export interface Assurance {
  /** The panel's id, and so the hash of the URL. */
  id: 'quality' | 'ingredients' | 'technology';
  title: string;
  heading: string;
  text: string;
  facts: readonly { name: string; value: string }[];
}

/** The first is open by default. */
export const assurances: readonly Assurance[] = [
  {
    id: 'quality',
    title: 'Quality Control',
    heading: 'Checked at weighing, again at release',
    text: 'A pharmacist verifies the ingredients, the arithmetic and the finished preparation, and signs for all three before it leaves the building.',
    facts: [
      {
        name: 'Standards',
        value: 'USP 795 for nonsterile compounding, USP 800 for hazardous drugs',
      },
      { name: 'Checks', value: 'At weighing and again at release' },
      { name: 'Label', value: 'Lot, strength, storage and beyond-use date' },
      { name: 'Accreditation', value: 'Seeking PCAB accreditation. Not accredited yet.' },
    ],
  },
  {
    id: 'ingredients',
    title: 'Premium Ingredients',
    heading: 'Every powder has a paper trail',
    text: 'We know where each ingredient came from. Its certificate of analysis is filed with the lot number on your label.',
    facts: [
      { name: 'Actives', value: 'Pharmaceutical grade, from registered suppliers' },
      { name: 'Bases', value: 'Dye-free, gluten-free and lactose-free options' },
      {
        name: 'Left out',
        value: 'Whatever you are allergic to. Tell us, and we build without it',
      },
      { name: 'Traceable', value: 'Every jar leads back to its lots' },
    ],
  },
  {
    id: 'technology',
    title: 'Advanced Technology',
    heading: 'Instruments that agree with each other',
    text: 'Balances, mixers and capsule equipment on a calibration schedule, with a record that does not let a step be skipped.',
    facts: [
      { name: 'Weighing', value: 'Calibrated balances, each weight recorded against its formula' },
      { name: 'Mixing', value: 'Electronic mortar and ointment mill for an even texture' },
      { name: 'Capsules', value: 'Filled and weighed in small batches' },
      { name: 'Portal', value: 'Prescriptions arrive through a secure portal or app' },
    ],
  },
];

export const questions = [
  {
    question: 'What is compounded medication?',
    answer:
      'A medicine that a pharmacist prepares for one patient, from a prescription, when no approved product fits. The strength, the form or an inactive ingredient is usually what changes.',
  },
  {
    question: 'Do I need a prescription?',
    answer: `Yes, for every compounded medicine, after an examination by a prescriber. You must be ${site.minimumAge} or older to order. If you have no prescriber, our specialist network is a place to start.`,
  },
  {
    question: 'Do you accept insurance?',
    answer:
      'No. We are a cash-based pharmacy, so the price we quote is the price you pay, and you know it before we begin. Ask for it by phone, by email or at the counter.',
  },
  {
    question: 'How long does it take?',
    answer: `Compounding usually takes ${times.compounding}. What is ready by ${delivery.sameDay.readyBy} is delivered the same day within ${delivery.sameDay.miles} miles. Standard shipping in ${delivery.shipping.area} takes ${delivery.shipping.days}.`,
  },
] as const;
