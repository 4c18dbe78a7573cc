// @vitest-environment happy-dom
import { act, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { hydrateIsland } from '#app/browser/hydrate-island.tsx';
import { IslandRenderer, island, type Slots } from '#app/browser/island.tsx';

function Frame({ title, slots }: { title?: string; slots?: Slots }) {
  const [presses, setPresses] = useState(0);
  if (presses > 1) throw new Error('broken');
  return (
    <section>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        <span>{title}</span> {presses}
      </button>
      {slots?.inside}
    </section>
  );
}

const FrameIsland = island('frame', Frame);
const serverHtml = renderToString(
  <IslandRenderer value={renderToString}>
    <FrameIsland title="Press" slots={{ inside: <em>The text of the page</em> }} />
  </IslandRenderer>,
);

const element = () => document.querySelector<HTMLElement>('x-island') ?? document.body;
// `act` must not await it, because React works only after `act` has returned.
const hydrate = () => act(async () => void hydrateIsland(element(), Frame, { title: 'Press' }));
const press = () => act(async () => element().querySelector('button')?.click());

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(() => {
  document.body.innerHTML = serverHtml;
});

it('shows the HTML of the server again when an island throws', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const before = element().innerHTML;
  await hydrate();
  await press();
  expect(element().textContent).toContain('1');
  await press();
  expect(element().querySelector('x-slot')?.innerHTML).toBe(before);
  expect(report).toHaveBeenCalled();
});

it('hydrates an island that the browser has translated, and keeps its slots', async () => {
  for (const text of element().querySelectorAll('span, em')) {
    text.innerHTML = '<font><font>Traducido</font></font>';
  }
  await hydrate();
  await press();
  expect(element().querySelector('button')?.textContent).toBe('Press 1');
  expect(element().querySelector('x-slot')?.textContent).toBe('Traducido');
});
