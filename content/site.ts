import { placeholder } from '#content/placeholder.ts';

/** Who we are and how to reach us. Every page, feed and mail takes these from here. */
export const brand = placeholder('Grain & Minim', 'the name the pharmacy is licensed under');

export const site = {
  brand,
  /** Where the site lives, without a trailing slash. Canonical addresses are made from it. */
  origin: placeholder('https://grainandminim.example', 'the address of the site'),
  description:
    'A cash-based compounding pharmacy. State-licensed pharmacists preparing personalized medication for people and their animals.',
  phone: placeholder('(310) 555-0142', 'the telephone number that a pharmacist answers'),
  fax: placeholder('(310) 555-0143', 'the fax number for prescriptions'),
  email: placeholder('hello@grainandminim.example', 'the email address that is read every day'),
  careersEmail: placeholder('careers@grainandminim.example', 'where applications go'),
  license: placeholder('PHY 00000', 'the license number of the California State Board of Pharmacy'),
  address: {
    street: placeholder('12 Example Avenue', 'the street address'),
    city: 'Los Angeles',
    state: 'CA',
    zip: '90064',
  },
  /** Decimal degrees, for the map and for search engines. */
  geo: placeholder(
    { latitude: 34.0362, longitude: -118.4245 },
    'the coordinates of the front door',
  ),
  /** Means of payment in the words of search engines, comma between them. */
  paymentAccepted: placeholder('Cash', 'every means of payment you take, e.g. Cash, Credit Card'),
  timeZone: 'America/Los_Angeles',
  /** A patient portal that exists elsewhere. While it is not set, Account and Log In say so. */
  portalUrl: undefined as string | undefined,
} as const;

export const telHref = (number: string) => `tel:+1${number.replace(/\D/g, '')}`;
export const mailHref = (address: string) => `mailto:${address}`;

type DayName = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

export interface OpeningHours {
  /** 0 is Sunday, as in `Date.getDay()`. */
  day: number;
  name: DayName;
  /** Minutes after midnight in Los Angeles; `null` on a day we do not open. */
  open: { from: number; until: number } | null;
}

const weekday = { from: 9 * 60, until: 18 * 60 };

export const hours: readonly OpeningHours[] = [
  { day: 1, name: 'Monday', open: weekday },
  { day: 2, name: 'Tuesday', open: weekday },
  { day: 3, name: 'Wednesday', open: weekday },
  { day: 4, name: 'Thursday', open: weekday },
  { day: 5, name: 'Friday', open: weekday },
  { day: 6, name: 'Saturday', open: { from: 10 * 60, until: 14 * 60 } },
  { day: 0, name: 'Sunday', open: null },
];

/** The same hours in the words of the footer and the menu. */
export const hoursInWords = {
  weekdays: 'Mon–Fri 9am–6pm',
  saturday: 'Sat 10am–2pm',
  sunday: 'Sun closed',
} as const;

export interface Holiday {
  name: string;
  /** 1 is January. */
  month: number;
  /** The same day each year, or the nth (or last) weekday of the month. */
  on: { day: number } | { weekday: number; nth: number | 'last' };
}

/** Days on which we do not open, whatever the weekday. */
export const holidays: readonly Holiday[] = [
  { name: 'New Year’s Day', month: 1, on: { day: 1 } },
  { name: 'Memorial Day', month: 5, on: { weekday: 1, nth: 'last' } },
  { name: 'Independence Day', month: 7, on: { day: 4 } },
  { name: 'Labor Day', month: 9, on: { weekday: 1, nth: 1 } },
  { name: 'Thanksgiving', month: 11, on: { weekday: 4, nth: 4 } },
  { name: 'Christmas', month: 12, on: { day: 25 } },
];

/** Business figures. Copy takes them from here and never types them again. */
export const delivery = {
  sameDay: { miles: 15, readyBy: '2 PM', fee: 5, freeOver: 75 },
  shipping: { days: '2–3 business days', nextDay: true, freeAt: 160, area: 'California' },
} as const;

export const times = {
  compounding: '24–48 hours',
  compoundingDays: '1–2 business days',
  response: '1 business day',
  cancelWithinHours: 24,
  returnWithinDays: 14,
  pellets: '3–6 months',
  /** How long a provider's request is stored before it is purged. */
  keepInquiriesDays: 365,
} as const;

export const minimumAge = 18;

export const navigation = [
  { label: 'About Us', to: '/about' },
  { label: 'Services', to: '/services' },
  { label: 'How It Works', to: '/how-it-works' },
  { label: 'Conditions', to: '/conditions' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Contact', to: '/contact' },
] as const;

export const footerColumns = [
  {
    title: 'Company',
    links: [
      { label: 'About Us', to: '/about' },
      { label: 'Careers', to: '/careers' },
      { label: 'Blog', to: '/blog' },
      { label: 'Contact', to: '/contact' },
    ],
  },
  {
    title: 'Services',
    links: [
      { label: 'Compounding', to: '/services/compounding' },
      { label: 'Conditions', to: '/conditions' },
      { label: 'Hormone Therapy', to: '/services/hormone-therapy' },
      { label: 'Specialists', to: '/specialists' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Terms of Service', to: '/terms' },
      { label: 'Shipping Policy', to: '/shipping' },
      { label: 'FAQs', to: '/faq' },
    ],
  },
] as const;

/** Stands once on every service page and every health article. */
export const compoundingNotice =
  'Compounded medicines are made for one patient from a prescription. The FDA does not approve them or check them before use. Your prescriber decides if one is right for you.';
