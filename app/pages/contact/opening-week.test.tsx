import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OpeningWeek } from '#app/pages/contact/opening-week.tsx';
import { makeSchedule, makeWeek } from '#library/testing/week.ts';

const schedule = makeSchedule(makeWeek({ from: 9 * 60, until: 17 * 60 }, null));
const text = { caption: 'Week', day: 'Day', time: 'Hours', closed: 'Closed', ahead: 'Other hours' };
const renderWeek = (...closures: string[]) =>
  renderToStaticMarkup(
    <OpeningWeek
      schedule={schedule}
      text={text}
      closures={closures.map((closure) => ({ until: '2098-12-24', text: closure }))}
    />,
  );

it('lists days with special hours below the week, if there are any', () => {
  expect(renderWeek('December 24, 2098 9 AM–1 PM')).toMatch(
    /<h3 class="text-title">Other hours<\/h3><ul><li>December 24, 2098 9 AM–1 PM<\/li><\/ul>/,
  );
  expect(renderWeek()).not.toContain('Other hours');
});
