import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DeliveryRadius } from '#app/pages/shipping/delivery-radius.tsx';
import { FeeScale, getScaleEnd } from '#app/pages/shipping/fee-scale.tsx';

const getText = (drawing: string) =>
  Array.from(drawing.matchAll(/>([^<>]+)</g), ([, text]) => text);
const getLabel = (drawing: string) => /aria-label="([^"]*)"/.exec(drawing)?.[1];

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

it('sorts places on the delivery map by distance', () => {
  expect(getLabel(renderMap(10))).toBe('Map. In: Near, Edge. Out: Far.');
  expect(getLabel(renderMap(9))).toBe('Map. In: Near. Out: Edge, Far.');
  expect(getLabel(renderMap(20))).toBe('Map. In: Near, Edge, Far.');
});

it('labels the rings and the edge of the delivery map', () => {
  expect(getText(renderMap(15)).slice(0, 3)).toEqual(['5', '10', '15 mi']);
  expect(getText(renderMap(11)).slice(0, 2)).toEqual(['5', '11 mi']);
  expect(getText(renderMap(4))[0]).toBe('4 mi');
});

it('ends the fee scale at a round number beyond the thresholds', () => {
  expect([[75, 160], [49.5, 250], [5000]].map(getScaleEnd)).toEqual([200, 400, 8000]);
});

it('marks delivery as free above the threshold on the fee scale', () => {
  const text = { free: 'Free', axis: 'Total' };
  const drawing = renderToStaticMarkup(
    <FeeScale text={text} fee="$7.50" threshold={49.5} end={200} />,
  );
  expect(drawing).toMatch(/<rect [^>]*width="24.75%"/);
  expect(drawing).toMatch(/<rect [^>]*x="24.75%" width="75.25%"/);
  expect(getText(drawing)).toEqual(['$7.50', 'Free', '$0', '$49.50', 'Total']);
});
