import { expect, it } from 'vitest';
import { joinUnits, separateUnits } from '#library/join-units.ts';

const showJoiners = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u2060', '^');

it.each([
  ['tretinoin 0.01–0.1 %, at night', 'tretinoin 0.01–^0.1~%, at night'],
  ['It ships in 2–3 business days.', 'It ships in 2–^3~business days.'],
  ['Results take 8–12 weeks or 3-6 months.', 'Results take 8–^12~weeks or 3-^6~months.'],
  ['We follow USP 795.', 'We follow USP~795.'],
  ['USP 795 and 800', 'USP~795~and~800'],
  ['license PHY 00000, a Schedule II drug', 'license PHY~00000, a Schedule~II drug'],
  ['Ready by 2 PM, within 15 miles', 'Ready by 2~PM, within 15~miles'],
  ['A 5% cream of 1,200 mg', 'A 5% cream of 1,200~mg'],
  ['Open Mon–Fri 9 AM–6:30 PM, Sat 10 AM–2 PM.', 'Open Mon–^Fri~9~AM–^6:30~PM, Sat~10~AM–^2~PM.'],
  ['$24–$31 an hour', '$24–^$31 an hour'],
  ['14-day, next-day, GLP-1, Medi-Cal', '14-^day, next-^day, GLP-^1, Medi-^Cal'],
  ['Since May 6, 2025.', 'Since May~6,~2025.'],
  ['Cerramos el 4 de julio.', 'Cerramos el 4~de~julio.'],
  ['12 Example Avenue, CA 90064', '12~Example Avenue, CA 90064'],
  ['2024;90:1006.e1–1006.e30.', '2024;90:1006.e1–^1006.e30.'],
])('joins the units in %j only once', (text, joined) => {
  expect(showJoiners(joinUnits(text))).toBe(joined);
  expect(joinUnits(joinUnits(text))).toBe(joinUnits(text));
  expect(separateUnits(joinUnits(text))).toBe(text);
});

it.each([
  'Since May 2025.',
  'In 12 Example pharmacies, CA 90064',
  'Call (310) 555-0142.',
  '/x?a=2–3',
  'https://a.example/2–3',
  '2-3-weeks',
])('leaves %j unchanged', (text) => {
  expect(joinUnits(text)).toBe(text);
});

it('joins units in every string in the data', () => {
  const data = { title: '5 mg', items: [{ text: '2 days', count: 2 }], none: null };
  expect(separateUnits(joinUnits(data))).toEqual(data);
  expect(JSON.stringify(joinUnits(data)).match(/\u00a0/g)).toHaveLength(2);
});
