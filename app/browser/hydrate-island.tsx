import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Slots, slotOf } from '#app/browser/island.tsx';

type Island = ComponentType<{ slots?: Slots }>;

const islands = import.meta.glob<{ default: Island }>('./*.tsx', { base: '../islands' });

/** Fetches what an island is made of, and gives the step that brings it to life. */
export async function loadIsland(element: HTMLElement): Promise<() => Promise<void>> {
  const { name, id, props = '', slots: names } = element.dataset;
  const load = islands[`./${name}.tsx`];
  if (!load) throw new Error(`There is no app/islands/${name}.tsx.`);
  const { default: Island } = await load();
  const data: object = JSON.parse(props);
  const slots = names && Object.fromEntries(names.split(' ').map((slot) => [slot, slotOf()]));
  return () =>
    new Promise((resolve) => {
      // As a transition, React stops every few milliseconds to let a tap or a frame go first.
      startTransition(() => {
        hydrateRoot(
          element,
          <Awake tell={resolve}>
            <Island {...data} {...(slots && { slots })} />
          </Awake>,
          { identifierPrefix: id },
        );
      });
    });
}

function Awake({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}
