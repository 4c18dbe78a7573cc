import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { IslandRenderer, island, type Slots } from '#app/browser/island.tsx';

function Greeting({ name }: { name: string }) {
  return <p id={useId()}>Hello {name}</p>;
}

function Frame({ slots }: { slots: Slots }) {
  return <section>{slots.inside}</section>;
}

const GreetingIsland = island('greeting', Greeting);
const FrameIsland = island('frame', Frame);

const renderOnServer = (page: React.ReactNode) =>
  renderToString(<IslandRenderer value={renderToString}>{page}</IslandRenderer>);
const entities: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>' };
const decode = (text = '') => text.replace(/&([^;]+);/g, (_, name: string) => entities[name] ?? '');

it('renders the same HTML from its serialized props', () => {
  const html = renderOnServer(<GreetingIsland name={'Ada "<b>" O\'Hara'} />);
  const [, id = '', props, innerHtml] =
    /^<x-island data-name="greeting" data-id="([^"]*)" data-props="([^"]*)">(.*)<\/x-island>$/.exec(
      html,
    ) ?? [];
  const data: { name: string } = JSON.parse(decode(props));
  expect(renderToString(<GreetingIsland {...data} />, { identifierPrefix: id })).toBe(innerHtml);
  expect(innerHtml).not.toContain('<b>');
});

it('has unique ids', () => {
  const html = renderOnServer([
    <GreetingIsland key="1" name="A" />,
    <GreetingIsland key="2" name="B" />,
  ]);
  const ids = Array.from(html.matchAll(/<p id="([^"]*)"/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

it('renders each slot once', () => {
  const html = renderOnServer(<FrameIsland slots={{ inside: <em>Page text</em> }} />);
  expect(html).toContain('data-slots="inside"');
  expect(html).toContain(
    '<section><x-slot data-name="inside"><em>Page text</em></x-slot></section>',
  );
  expect(html.match(/Page text/g)).toHaveLength(1);
});

it('renders only its component when React hydrates the whole page', () => {
  expect(renderToString(<FrameIsland slots={{ inside: 'Text' }} />)).toBe(
    '<section>Text</section>',
  );
});
