// @vitest-environment happy-dom
import { act, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { hydrateIsland } from '#app/browser/hydrate-island.tsx';
import { IslandRenderer, island, type Slots } from '#app/browser/island.tsx';

function Frame({ title, slots }: { title?: string; slots?: Slots }) {
  const [pressCount, setPressCount] = useState(0);
  if (pressCount > 1) throw new Error('broken');
  return (
    <section>
      <button type="button" onClick={() => setPressCount(pressCount + 1)}>
        <span>{title}</span> {pressCount}
      </button>
      {slots?.inside}
      {slots?.after}
    </section>
  );
}

const FrameIsland = island('frame', Frame);
const serverHtml = renderToString(
  <IslandRenderer value={renderToString}>
    <FrameIsland title="Press" slots={{ inside: <em>Page text</em>, after: 'More text' }} />
  </IslandRenderer>,
);

const getIsland = () => document.querySelector<HTMLElement>('x-island') ?? document.body;
// `act` must not wait for hydration, because React hydrates only after `act` returns.
const hydrate = () => act(async () => void hydrateIsland(getIsland(), Frame, { title: 'Press' }));
const press = () => act(async () => getIsland().querySelector('button')?.click());

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(() => {
  document.body.innerHTML = serverHtml;
});

it('restores the server HTML when an island throws', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const originalHtml = getIsland().innerHTML;
  await hydrate();
  await press();
  expect(getIsland().textContent).toContain('1');
  await press();
  expect(getIsland().querySelector('x-slot')?.innerHTML).toBe(originalHtml);
  expect(consoleError).toHaveBeenCalled();
});

it('makes a translated island interactive and keeps its translated slots', async () => {
  // React reports an error if it can't hydrate the HTML.
  const handleError = vi.fn();
  window.addEventListener('error', handleError);
  for (const node of getIsland().querySelectorAll('span, em')) {
    node.innerHTML = '<font><font>Traducido</font></font>';
  }
  await hydrate();
  await press();
  expect(getIsland().querySelector('button')?.textContent).toBe('Press 1');
  const slots = [...getIsland().querySelectorAll('x-slot')];
  expect(slots.map(({ textContent }) => textContent)).toEqual(['Traducido', 'More text']);
  expect(handleError).not.toHaveBeenCalled();
});
