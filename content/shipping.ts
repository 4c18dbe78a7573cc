import { delivery, times } from '#library/business.ts';
import { openHours } from '#library/hours.ts';
import { site } from '#library/site.ts';

const { sameDay, shipping } = delivery;

export const shippingHead = {
  title: 'Shipping & Delivery',
  lead: `Ready by ${sameDay.readyBy} and inside the amber circle: delivered the same day. Everywhere else in ${shipping.area}: ${shipping.days}.`,
  scale: `Distances are straight lines from ${site.address.zip}, drawn to scale.`,
} as const;

export const shippingFacts = [
  { name: 'Same-day cutoff', value: sameDay.readyBy },
  { name: 'Same-day radius', value: `${sameDay.miles} mi` },
  { name: 'Same-day fee', value: `$${sameDay.fee}` },
  { name: 'Shipping, business days', value: shipping.days.replace(' business days', '') },
] as const;

/** The two ways to the door, side by side. */
export const shippingTable = {
  ways: ['Same-day delivery', 'Shipping'],
  rows: [
    { name: 'Where', values: [`Within ${sameDay.miles} miles of us`, `${shipping.area} only`] },
    {
      name: 'Order by',
      values: [`${sameDay.readyBy}, once your medication is ready`, 'Any time'],
    },
    { name: 'Arrives', values: ['The same day', `In ${shipping.days}. Next-day available`] },
    { name: 'Fee', values: [`$${sameDay.fee}`, 'Told to you before you order'] },
    {
      name: 'Free',
      values: [`On orders over $${sameDay.freeOver}`, `On orders of $${shipping.freeAt} or more`],
    },
  ],
} as const;

export interface FeeScale {
  title: string;
  /** What is paid below the threshold. */
  fee: string;
  /** Dollars; the scale ends at `feeScaleEnd`. */
  threshold: number;
}

export const feeScaleEnd = 200;

export const feeScales: readonly FeeScale[] = [
  {
    title: `Same-day, within ${sameDay.miles} miles: free over $${sameDay.freeOver}`,
    fee: `$${sameDay.fee}`,
    threshold: sameDay.freeOver,
  },
  {
    title: `Shipping, ${shipping.area}: free at $${shipping.freeAt} or more`,
    fee: 'Shipping fee',
    threshold: shipping.freeAt,
  },
];

/** From order to door, as the drawing and the list beside it tell it. */
export const timeline = [
  { time: times.compounding, text: 'Compounding' },
  {
    time: 'The same day',
    text: `Within ${sameDay.miles} miles, ready by ${sameDay.readyBy}`,
  },
  { time: 'Next day', text: `Available in ${shipping.area}` },
  { time: shipping.days, text: `Standard, in ${shipping.area}` },
] as const;

const tracking = site.portalUrl
  ? 'Follow your order through your account dashboard.'
  : 'Orders will be followed through an account dashboard. It is not open yet: until it is, call and we tell you where your parcel is.';

export const finePrint = [
  {
    name: 'Where',
    text: `${shipping.area} only. We are licensed by its state board of pharmacy.`,
  },
  {
    name: 'How long',
    text: `Compounding usually takes ${times.compounding}. Delivery starts when your medication is ready: ready by ${sameDay.readyBy}, delivered the same day.`,
  },
  {
    name: 'Care in transit',
    text: 'Every parcel is insured, and a signature is required at the door.',
  },
  {
    name: 'Pickup',
    text: `At our counter: ${openHours.join(', ')}.`,
  },
  { name: 'Tracking', text: tracking },
  {
    name: 'Cancellation',
    text: `Within ${times.cancelWithinHours} hours, if not yet prepared. Compounded items cannot be cancelled once preparation begins.`,
  },
  {
    name: 'Returns',
    text: `Non-medication items within ${times.returnWithinDays} days, if unopened. Compounded medications are made for one person and cannot be returned.`,
  },
] as const;

export interface Place {
  name: string;
  /** On the drawing, where the pharmacy is at 960, 372 and a mile measures 19. */
  x: number;
  y: number;
  side?: 'left';
  on?: 'water';
}

export const placesInside: readonly Place[] = [
  { name: 'Santa Monica', x: 888, y: 392, side: 'left', on: 'water' },
  { name: 'Culver City', x: 996, y: 397 },
  { name: 'Beverly Hills', x: 987, y: 321 },
  { name: 'Hollywood', x: 1065, y: 296 },
  { name: 'Downtown', x: 1154, y: 365 },
  { name: 'Burbank', x: 1086, y: 181 },
  { name: 'Sherman Oaks', x: 934, y: 223 },
  { name: 'Inglewood', x: 1038, y: 468 },
  { name: 'Hawthorne', x: 1039, y: 527 },
];

export const placesOutside: readonly Place[] = [
  { name: 'Pasadena', x: 1265, y: 224 },
  { name: 'Long Beach', x: 1211, y: 693, side: 'left' },
  { name: 'Agoura Hills', x: 593, y: 218, side: 'left' },
];
