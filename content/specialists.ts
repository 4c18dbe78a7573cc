import { placeholder } from '#content/placeholder.ts';

export const specialties = [
  {
    shape: 'hexagon',
    title: 'Functional Medicine',
    text: 'Care that looks for causes, and often needs a dose, a form or a combination that no manufacturer makes.',
  },
  {
    shape: 'drop',
    title: 'Hormone Specialists',
    text: 'Bio-identical therapy for women and men, adjusted as symptoms and labs change.',
  },
  {
    shape: 'circle',
    title: 'Integrative Medicine',
    text: 'Conventional and complementary treatment planned together, around one patient.',
  },
] as const;

export interface Specialist {
  name: string;
  initials: string;
  field: string;
  place: string;
  focus: string;
}

const member = 'a clinician of the network who agreed in writing to be named here';

export const featuredSpecialists: readonly Specialist[] = [
  placeholder(
    {
      name: 'Mara Elwyn, MD',
      initials: 'ME',
      field: 'Functional Medicine',
      place: 'Brentwood',
      focus: 'Fatigue, gut health and thyroid',
    },
    member,
  ),
  placeholder(
    {
      name: 'Joaquin Trask, MD',
      initials: 'JT',
      field: 'Hormone Specialist',
      place: 'Westwood',
      focus: 'Menopause and low testosterone',
    },
    member,
  ),
  placeholder(
    {
      name: 'Sunniva Pell, DO',
      initials: 'SP',
      field: 'Integrative Medicine',
      place: 'Culver City',
      focus: 'Chronic pain and sleep',
    },
    member,
  ),
];

export const profilesSoon = 'Profiles are coming soon';

export const providerBenefits = [
  {
    title: 'Clinical Consultations',
    text: 'Talk through strength, base and stability with a pharmacist before you write the prescription.',
  },
  {
    title: 'Educational Resources',
    text: 'Formulation guides and reading lists for you and your staff, with their sources.',
  },
  {
    title: 'Patient Support Materials',
    text: 'Plain-language handouts to send home with the first order.',
  },
] as const;
