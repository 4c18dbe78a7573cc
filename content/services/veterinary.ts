import { telHref } from '#content/site.ts';

export const benefits = [
  {
    title: 'The right amount for this animal.',
    text: 'A tablet made for a person is seldom a tablet for a cat. We prepare the strength your veterinarian writes, at six pounds or at ninety.',
  },
  {
    title: 'A taste they are likely to take.',
    text: 'Most dogs go for meat, most cats for fish. Tell us about food allergies first: flavor can spoil an elimination diet.',
  },
  {
    title: 'Checked for what could harm them.',
    text: 'No xylitol goes into our dog preparations. We read every inactive ingredient against the species on the prescription.',
  },
] as const;

/** From the smallest patient to the largest. */
export const dosageForms = [
  { name: 'Flavored liquid', text: 'Into the cheek, by oral syringe. Shake it first.' },
  {
    name: 'Ear gel',
    text: 'Rubbed into the ear flap. It works for few drugs, so ask whether it was measured for yours.',
  },
  { name: 'Paste', text: 'On the gums, for a pet that refuses food.' },
  {
    name: 'Small capsule',
    text: 'For bitter drugs and odd strengths. Follow it with water or food.',
  },
  { name: 'Soft chew', text: 'For dogs that take treats. Lock the box away.' },
] as const;

export const weights = { least: '6 lb', most: '90 lb' } as const;

export const withVeterinarians = [
  {
    name: 'A prescription first',
    value:
      'Your veterinarian examines the animal and decides. We prepare for pets, never for food animals.',
  },
  {
    name: 'We call the clinic',
    value: 'About strength, form, flavor and any approved product that would do as well.',
  },
  {
    name: 'Into the record',
    value: 'On request the clinic gets the formula, the lot and the beyond-use date for its chart.',
  },
  {
    name: 'Refills',
    value: 'We ask the clinic before we repeat, and ask you for the animal’s weight today.',
  },
] as const;

export const callYourVet = [
  'your dog ate anything with xylitol (birch sugar)',
  'your cat or dog licked or touched minoxidil',
  'your pet is weak, wobbly, collapsing or having a seizure',
  'your pet struggles to breathe',
  'your pet got too much, or another animal’s or a person’s medicine',
] as const;

const poisonControlNumber = '(888) 426-4435';

export const poisonControl = {
  name: 'ASPCA Animal Poison Control',
  number: poisonControlNumber,
  href: telHref(poisonControlNumber),
} as const;
