import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { IslandRenderer, island, type Slots } from '#app/browser/island.tsx';

function Greeting({ name }: { name: string }) {
  return <p id={useId()}>Hello {name}</p>;
}

function Frame({ slots }: { slots: Slots }) {
  return <section>{slots.inside}</section>;
}

const GreetingIsland = island('greeting', Greeting);
const FrameIsland = island('frame', Frame);

const onServer = (page: React.ReactNode) =>
  renderToString(<IslandRenderer value={renderToString}>{page}</IslandRenderer>);
const decoded = (text = '') => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

describe('a server-rendered island', () => {
  it('renders to the same HTML from its serialized props', () => {
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

  it('has ids that no other island has', () => {
    const html = onServer([
      <GreetingIsland key="1" name="A" />,
      <GreetingIsland key="2" name="B" />,
    ]);
    const ids = Array.from(html.matchAll(/<p id="([^"]*)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('contains its slots once', () => {
    const html = onServer(<FrameIsland slots={{ inside: <em>The text of the page</em> }} />);
    expect(html).toContain('data-slots="inside"');
    expect(html).toContain(
      '<section><x-slot data-name="inside"><em>The text of the page</em></x-slot></section>',
    );
    expect(html.match(/The text/g)).toHaveLength(1);
  });
});

it('is just its component when React hydrates the whole page', () => {
  expect(renderToString(<FrameIsland slots={{ inside: 'Text' }} />)).toBe(
    '<section>Text</section>',
  );
});
