import { delivery, times } from '#library/business.ts';
import { site } from '#library/site.ts';

export const contactHead = {
  title: 'A pharmacist picks up',
  lead: `Ask about a prescription, a price or a delivery. By phone you reach the bench; in writing we typically reply within ${times.response}.`,
} as const;

const { street, city, state, zip } = site.address;

export const fullAddress = `${street}, ${city}, ${state} ${zip}`;

export const contactHours = {
  title: 'Hours',
  lead: `What is ready by ${delivery.sameDay.readyBy} can be delivered the same day. Outside these hours, write to us and we answer on the next business day.`,
} as const;

const { latitude, longitude } = site.geo;
const box = { high: 0.008, wide: 0.02 };
const boundingBox = [
  longitude - box.wide,
  latitude - box.high,
  longitude + box.wide,
  latitude + box.high,
].map((degrees) => degrees.toFixed(4));

export const map = {
  title: 'Find the door',
  note: 'The map comes from OpenStreetMap, which is not told what page you are on.',
  /** The page that goes into the frame. */
  frame: `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
    bbox: boundingBox.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })}`,
  directions: `https://www.openstreetmap.org/directions?${new URLSearchParams({
    to: `${latitude},${longitude}`,
  })}`,
} as const;
