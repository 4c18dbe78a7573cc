import { delivery } from '#library/business.ts';

export interface SpecialtyArea {
  title: string;
  description: string;
  examples: readonly string[];
}

export const specialtyAreas: readonly SpecialtyArea[] = [
  {
    title: 'Pain Management',
    description:
      'Creams and gels for one sore place, when tablets upset the stomach or cannot be taken.',
    examples: ['Lidocaine cream', 'Ketoprofen gel', 'Gabapentin cream', 'Baclofen cream'],
  },
  {
    title: 'Pediatric Medicine',
    description:
      'Small patients need small strengths, and a taste they will put up with twice a day.',
    examples: [
      'Alcohol-free liquids',
      'Dye-free suspensions',
      'Low-strength capsules',
      'Flavored lozenges',
    ],
  },
  {
    title: 'Dental and Oral Care',
    description:
      'For mouths that hurt, dry out or heal slowly. Prescribed by dentists and oncologists alike.',
    examples: ['Numbing rinses', 'Dry-mouth lozenges', 'Pastes that stay put'],
  },
  {
    title: 'Digestive Care',
    description: 'Ointments and suppositories in strengths that nobody manufactures.',
    examples: ['Nifedipine ointment', 'Diltiazem cream', 'Custom suppositories'],
  },
];

export const discontinued = {
  lead: 'A drug can vanish because it sold poorly. Its patients are still here. We look into it with your prescriber, one prescription at a time.',
  can: [
    'It was dropped for business reasons',
    'It is on the FDA’s shortage list',
    'The strength or form you need is no longer made',
  ],
  cannot: [
    'It was withdrawn because it was unsafe',
    'It was withdrawn because it did not work',
    'An approved product that would do is on the shelf',
  ],
} as const;

export const pricingBasis = [
  {
    name: 'Ingredients',
    value:
      'What the actives cost us that month, by the gram. A rare one can outweigh all the rest.',
  },
  {
    name: 'Strength',
    value: 'How much of each active goes in.',
  },
  {
    name: 'Quantity',
    value: 'Thirty capsules or ninety. The setup is counted once, however many we fill.',
  },
  {
    name: 'Form',
    value: 'A solution is stirred, a lozenge is molded by hand. Time is part of the price.',
  },
  {
    name: 'Delivery',
    value: `$${delivery.sameDay.fee} within ${delivery.sameDay.miles} miles, free over $${delivery.sameDay.freeOver}. Shipping in ${delivery.shipping.area} is free at $${delivery.shipping.freeAt} or more.`,
  },
] as const;
