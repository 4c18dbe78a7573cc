import { expect, it } from 'vitest';
import { separateUnits } from '#library/join-units.ts';
import { formatClosureIn, formatWeekIn } from '#library/opening-in-language.ts';
import { makeWeek } from '#library/testing/week.ts';

const week = makeWeek({ from: 9 * 60, until: 18 * 60 }, { from: 9 * 60 + 30, until: 12 * 60 });
const text = {
  days: '{first} a {last}',
  times: 'de {from} a {until}',
  dates: 'del {first} al {last}',
  closed: 'cerrado',
};

it('formats days and times in any language, with each time on one line', () => {
  expect(separateUnits(formatWeekIn('es-US', week, text))).toEqual([
    { name: 'Lunes a viernes', value: 'de 9 a.m. a 6 p.m.' },
    { name: 'Sábado', value: 'de 9:30 a.m. a 12 p.m.' },
    { name: 'Domingo', value: 'cerrado' },
  ]);
  expect(formatWeekIn('es-US', week, text)[0]?.value).toBe('de 9\u00a0a.m. a 6\u00a0p.m.');
  const koreanText = { ...text, days: '{first}~{last}', times: '{from}~{until}' };
  expect(formatWeekIn('ko-KR', week, koreanText)[0]?.name).toBe('월요일~금요일');
});

it('formats the days of a closure', () => {
  const closure = { from: '2026-12-24', until: '2026-12-24', reason: 'a move', hours: null };
  expect(formatClosureIn('es-US', closure, text)).toEqual({
    name: '24 de diciembre de 2026',
    value: 'cerrado',
  });
  const { name } = formatClosureIn('es-US', { ...closure, until: '2026-12-26' }, text);
  expect(separateUnits(name)).toBe('del 24 de diciembre de 2026 al 26 de diciembre de 2026');
});
