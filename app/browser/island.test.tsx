import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { island, RenderAlone, type Slots } from '#app/browser/island.tsx';

function Greeting({ name }: { name: string }) {
  return <p id={useId()}>Hello {name}</p>;
}

function Frame({ slots }: { slots: Slots }) {
  return <section>{slots.inside}</section>;
}

const GreetingIsland = island('greeting', Greeting);
const FrameIsland = island('frame', Frame);

const onServer = (page: React.ReactNode) =>
  renderToString(<RenderAlone value={renderToString}>{page}</RenderAlone>);
const decoded = (text = '') => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

describe('an island in the page that the server sends', () => {
  test('is a root of its own: the browser makes the same HTML of what is written beside it', () => {
    const html = onServer(<GreetingIsland name={'Ada "<b>" O\'Hara'} />);
    const [, id = '', props, inside] =
      /^<x-island data-name="greeting" data-id="([^"]*)" data-props="([^"]*)">(.*)<\/x-island>$/.exec(
        html,
      ) ?? [];
    const data: { name: string } = JSON.parse(
      decoded(props).replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
    );
    expect(renderToString(<GreetingIsland {...data} />, { identifierPrefix: id })).toBe(inside);
    expect(inside).not.toContain('<b>');
  });

  test('has ids that no other island has', () => {
    const html = onServer([
      <GreetingIsland key="1" name="A" />,
      <GreetingIsland key="2" name="B" />,
    ]);
    const ids = Array.from(html.matchAll(/<p id="([^"]*)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(2);
  });

  test('holds what it does not own, and does not write it down twice', () => {
    const html = onServer(<FrameIsland slots={{ inside: <em>The text of the page</em> }} />);
    expect(html).toContain('data-slots="inside"');
    expect(html).toContain(
      '<section><x-slot data-name="inside"><em>The text of the page</em></x-slot></section>',
    );
    expect(html.match(/The text/g)).toHaveLength(1);
  });
});

test('an island is just its component where React hydrates the page as a whole', () => {
  expect(renderToString(<FrameIsland slots={{ inside: 'Text' }} />)).toBe(
    '<section>Text</section>',
  );
});
