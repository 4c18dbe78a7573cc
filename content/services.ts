import { times } from '#library/business.ts';

export interface Service {
  title: string;
  description: string;
  to: string;
}

/** The five specialties, as Home and /services list them. */
export const services = {
  compounding: {
    title: 'Custom Compounding',
    description:
      'The strength, the dosage form and the inactive ingredients, made to your prescription. Without the dye, lactose or gluten you cannot take.',
    to: '/services/compounding',
  },
  hormones: {
    title: 'Hormone Therapy',
    description:
      'Bio-identical preparations for women and men, adjusted with your prescriber as labs and symptoms change.',
    note: `Estriol, drawn here, in creams of 0.3–1 %. Clinicians place pellets that release over ${times.pellets}.`,
    to: '/services/hormone-therapy',
  },
  specialty: {
    title: 'Specialty Medications',
    description:
      'Discontinued, back-ordered or hard to find? We work out with your prescriber if a compounded option makes sense.',
    to: '/services/specialty-medications',
  },
  dermatological: {
    title: 'Dermatological Solutions',
    description:
      'Prescription actives combined in a single cream, gel or solution for skin and hair.',
    to: '/services/dermatological',
  },
  veterinary: {
    title: 'Veterinary Medications',
    description:
      'A dose small enough for a six-pound cat or right for a ninety-pound dog, in a flavor they are likely to take.',
    flavors: ['Chicken', 'Beef', 'Tuna', 'Marshmallow'],
    to: '/services/veterinary',
  },
} as const satisfies Record<string, Service & { note?: string; flavors?: readonly string[] }>;
