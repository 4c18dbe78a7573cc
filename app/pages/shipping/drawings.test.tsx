import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DeliveryRadius } from '#app/pages/shipping/delivery-radius.tsx';
import { FeeScale, getScaleEnd } from '#app/pages/shipping/fee-scale.tsx';
import { OrderTimeline } from '#app/pages/shipping/order-timeline.tsx';
import { separateUnits } from '#library/join-units.ts';

const getText = (drawing: string) =>
  Array.from(drawing.matchAll(/>([^<>]+)</g), ([, text]) => text);
const getLabel = (drawing: string) => /aria-label="([^"]*)"/.exec(drawing)?.[1];

describe('the delivery map', () => {
  const renderMap = (miles: number) =>
    renderToStaticMarkup(
      <DeliveryRadius
        miles={miles}
        text={{
          about: 'Map.',
          inside: 'In: {places}.',
          outside: 'Out: {places}.',
          edge: `${miles} mi`,
          places: [
            { name: 'Near', zip: '90000', east: 3, north: -4 },
            { name: 'Edge', zip: '90000', east: -6, north: 8 },
            { name: 'Far', zip: '90000', east: 12, north: 16, label: 'left' },
          ],
        }}
      />,
    );

  it('sorts places into near and far by distance', () => {
    expect(getLabel(renderMap(10))).toBe('Map. In: Near, Edge. Out: Far.');
    expect(getLabel(renderMap(9))).toBe('Map. In: Near. Out: Edge, Far.');
    expect(getLabel(renderMap(20))).toBe('Map. In: Near, Edge, Far.');
  });

  it('labels the rings and the edge with their distances', () => {
    expect(getText(renderMap(15)).slice(0, 3)).toEqual(['5', '10', '15 mi']);
    expect(getText(renderMap(11)).slice(0, 2)).toEqual(['5', '11 mi']);
    expect(getText(renderMap(4))[0]).toBe('4 mi');
  });
});

describe('the fee scale', () => {
  it('ends at a round number beyond the thresholds', () => {
    expect([[75, 160], [49.5, 250], [5000]].map(getScaleEnd)).toEqual([200, 400, 8000]);
  });

  it('marks delivery as free above the threshold', () => {
    const drawing = renderToStaticMarkup(
      <FeeScale text={{ scale: '', free: 'Free' }} fee="$7.50" threshold={49.5} end={200} />,
    );
    expect(drawing).toMatch(/<rect [^>]*width="24.75%"/);
    expect(getText(drawing)).toEqual(['$7.50', 'Free', '$0', '$49.50', '$200']);
  });
});

describe('the order timeline', () => {
  const renderTimeline = (compounding: [number, number], shipping: [number, number]) =>
    separateUnits(
      renderToStaticMarkup(
        <OrderTimeline
          text={{
            about: '{sameDay}, {nextDay}, {standard}',
            order: 'Order',
            day: 'Day {number}',
            compounding: 'Making',
            sameDay: 'Same {days}',
            nextDay: 'Next {days}',
            standard: 'Standard {days}',
          }}
          compounding={{ least: compounding[0], most: compounding[1] }}
          shipping={{ least: shipping[0], most: shipping[1] }}
        />,
      ),
    );

  it('shows the range of days for each option', () => {
    expect(getLabel(renderTimeline([1, 2], [2, 3]))).toBe('1–2, 2–3, 3–5');
    expect(getText(renderTimeline([1, 2], [2, 3]))).toContain('Standard 3–5');
    expect(getLabel(renderTimeline([1, 1], [3, 3]))).toBe('1, 2, 4');
    const days = ['Day 1', 'Day 2', 'Day 3', 'Day 4'];
    expect(getText(renderTimeline([1, 1], [3, 3])).slice(0, 5)).toEqual(['Order', ...days]);
  });

  it('ends on the latest delivery day', () => {
    const bars = renderTimeline([1, 3], [2, 4]).matchAll(/ d="M[\d.]+ [\d.]+H([\d.]+)"/g);
    const ends = Array.from(bars, ([, end]) => Number(end));
    expect(Math.max(...ends)).toBeCloseTo(1200);
  });
});
