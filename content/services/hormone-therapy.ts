import { times } from '#library/business.ts';

export interface Formulation {
  name: string;
  /** A range that prescribers order, or how it is chosen. */
  strength: string;
  form: string;
  note: string;
}

export interface HormonePlan {
  /** The panel's id, and so the hash of the URL. */
  id: 'women' | 'men';
  title: string;
  heading: string;
  text: string;
  symptoms: readonly { name: string; value: string }[];
  formulations: readonly Formulation[];
}

const pellets = {
  name: 'Pellet implants',
  strength: times.pellets,
  form: 'Placed under the skin by a clinician',
  note: `A pellet releases its hormone over ${times.pellets} and cannot be adjusted once it is in. We neither make nor place them; ask your clinician.`,
};

/** The first is open by default. */
export const plans: readonly HormonePlan[] = [
  {
    id: 'women',
    title: 'Women',
    heading: 'When estrogen and progesterone fall',
    text: 'Around menopause the ovaries make less, and not evenly. These are the signs that bring women to a prescriber.',
    symptoms: [
      {
        name: 'Hot flashes and night sweats',
        value:
          'Sudden heat in the chest and face, often with a racing heart. At night it soaks the sheets.',
      },
      { name: 'Sleep', value: 'Waking at three, with or without the heat.' },
      { name: 'Mood and focus', value: 'Irritable, low or foggy in a way that is new.' },
      { name: 'Dryness', value: 'Vaginal soreness, pain during sex, frequent urinary infections.' },
      {
        name: 'Cycles',
        value:
          'Shorter, longer, heavier or gone. Bleeding a year or more after the last period is a reason to see a doctor soon.',
      },
    ],
    formulations: [
      {
        name: 'Estriol',
        strength: '0.3–1 %',
        form: 'Cream',
        note: 'There is no FDA-approved estriol product, and the evidence is limited.',
      },
      {
        name: 'Estradiol',
        strength: 'as prescribed',
        form: 'Cream or capsule',
        note: 'Approved patches, gels and tablets exist and come first when they suit you.',
      },
      {
        name: 'Progesterone',
        strength: 'as prescribed',
        form: 'Capsule, also without peanut oil',
        note: 'Prescribed beside estrogen for anyone with a uterus: estrogen alone raises the risk of cancer of its lining.',
      },
      pellets,
    ],
  },
  {
    id: 'men',
    title: 'Men',
    heading: 'When testosterone is low, and proven to be',
    text: 'Each of these signs has other causes too. A deficiency counts as confirmed when signs and repeated morning blood tests agree.',
    symptoms: [
      { name: 'Desire', value: 'Less interest in sex over months, not days.' },
      { name: 'Erections', value: 'Fewer in the morning, weaker at other times.' },
      {
        name: 'Energy and mood',
        value: 'Tired, flat or short-tempered without a reason you can name.',
      },
      { name: 'Body', value: 'Less muscle and body hair, more fat, tender breasts.' },
      { name: 'Bones', value: 'A fracture after a small fall.' },
    ],
    formulations: [
      {
        name: 'Testosterone',
        strength: 'as prescribed',
        form: 'Cream',
        note: 'A Schedule III controlled drug, for confirmed deficiency only. It can raise blood pressure.',
      },
      {
        name: 'Testosterone',
        strength: 'as prescribed',
        form: 'Gel, without alcohol',
        note: 'Let it dry and cover it. What rubs off can harm children, pregnant women and pets.',
      },
      pellets,
    ],
  },
];

export const approach = [
  {
    title: 'Labs and history',
    text: 'Your prescriber examines you, orders blood tests where they help, and asks what runs in the family.',
  },
  {
    title: 'Dose',
    text: 'The lowest that does the job, in a form you will keep up. A pharmacist goes through the label with you.',
  },
  {
    title: 'Review',
    text: 'Symptoms and labs again, on a date that is set at the start. Then up, down, or stop.',
  },
] as const;

export const plainWords = [
  {
    name: 'Bio-identical',
    value:
      'The molecule is the one that the body makes. It says nothing about where the product comes from or how it was tested.',
  },
  {
    name: 'Approved or compounded',
    value:
      'Some bio-identical hormones are FDA-approved products. What is known about those does not carry over to a compound. If one fits you, it comes first.',
  },
  {
    name: 'When we compound',
    value: 'An allergy to an ingredient, a strength that is not made, or a form that you can use.',
  },
  {
    name: 'Risks',
    value:
      'Hormones are potent drugs. Blood clots, stroke and some cancers are among the risks to go through with your prescriber.',
  },
  {
    name: 'How we handle them',
    value: 'Weighed, mixed and stored under USP 800, apart from everything else.',
  },
] as const;
