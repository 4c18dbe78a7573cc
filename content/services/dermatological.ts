/** An ingredient that prescribers ask for; without a range it is only 'as prescribed'. */
export interface Ingredient {
  name: string;
  range?: string;
}

export interface TreatmentCategory {
  name: string;
  description: string;
  ingredients: readonly Ingredient[];
  /** What to know before using it. */
  caution: string;
}

const tretinoin = { name: 'Tretinoin', range: '0.01–0.1 %' };
const niacinamide = { name: 'Niacinamide', range: '4–10 %' };
const ghkCu = { name: 'GHK-Cu', range: '0.5–2 %' };

export const treatmentCategories: readonly TreatmentCategory[] = [
  {
    name: 'Acne',
    description: 'Clogged pores, bumps and deep, tender spots, treated with one layer at night.',
    ingredients: [tretinoin, niacinamide, { name: 'Clindamycin' }, { name: 'Azelaic acid' }],
    caution:
      'Tretinoin irritates at first and makes skin burn sooner in the sun. It is avoided in pregnancy.',
  },
  {
    name: 'Hyperpigmentation',
    description:
      'Flat patches and marks: tan to brown on light skin, deep brown to gray on dark skin. Results take 8–12 weeks.',
    ingredients: [
      { name: 'Hydroquinone', range: '2–8 %' },
      { name: 'Tranexamic acid', range: '2–5 %' },
      { name: 'Kojic acid', range: '1–4 %' },
      { name: 'Alpha arbutin', range: '2–4 %' },
    ],
    caution:
      'Hydroquinone is prescription only. It is used in supervised cycles, because too long a use can darken skin for good (ochronosis).',
  },
  {
    name: 'Skin aging',
    description: 'Fine lines, rough texture and uneven tone. Daily sunscreen comes first.',
    ingredients: [
      { name: 'Vitamin C', range: '5–20 %' },
      tretinoin,
      ghkCu,
      { name: 'Estriol', range: '0.3–1 %' },
    ],
    caution:
      'Estriol is a hormone. There is no FDA-approved estriol product, and evidence on skin is limited.',
  },
  {
    name: 'Hair loss',
    description: 'Scalp solutions and foams. Results are usually judged at 3–6 months.',
    ingredients: [{ name: 'Minoxidil', range: '2–15 %' }, tretinoin, { name: 'Finasteride' }],
    caution:
      'Minoxidil is dangerous to cats, even a trace on a pillow. Finasteride must not be touched in pregnancy.',
  },
  {
    name: 'Rosacea',
    description:
      'Flushing, burning and bumps. Pink to red on light skin; on dark skin a dusky warmth that is easy to miss.',
    ingredients: [niacinamide, { name: 'Metronidazole' }, { name: 'Ivermectin' }],
    caution: 'Made without fragrance or alcohol, which set off flushing in many people.',
  },
  {
    name: 'Eczema and psoriasis',
    description:
      'Itch, scale and thick, dry patches: red or pink on light skin, purple, gray or brown on dark skin.',
    ingredients: [{ name: 'Corticosteroids' }, { name: 'Tacrolimus' }, { name: 'Urea' }],
    caution:
      'Steroids thin the skin when used too long. Tell us which dyes, lanolin or preservatives you react to.',
  },
];

export const peptides = {
  lead: 'Short chains of amino acids. GHK-Cu is three of them holding one copper ion, and the peptide our founders are asked about most. We prepare peptides for the skin only, never for injection.',
  facts: [
    { name: 'GHK-Cu in a finished cream or serum, as prescribers order it', value: '0.5–2 %' },
    { name: 'How it is used', value: 'On the skin' },
    { name: 'What is known: laboratory work and a few small trials', value: 'Evidence is early' },
  ],
} as const;

/** From water to oil. `oil` is the height of the oil in the drawing, in percent. */
export const deliverySystems = [
  { name: 'Solution', text: 'Dries at once. For scalp and beard.', oil: 5 },
  { name: 'Foam', text: 'Spreads over large areas and through hair.', oil: 15 },
  { name: 'Gel', text: 'Light and clear. For oily skin.', oil: 27 },
  { name: 'Cream', text: 'Holds actives against dry skin overnight.', oil: 54 },
  { name: 'Ointment', text: 'Seals. For thick, dry or cracked skin.', oil: 100 },
] as const;
