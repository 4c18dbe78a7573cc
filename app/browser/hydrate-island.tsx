import { Component, type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type Slots, slotOf } from '#app/browser/island.tsx';

type Island = ComponentType<{ slots?: Slots }>;

const modules = import.meta.glob<{ default: Island }>('../**/*.island.tsx');
const islands = new Map(
  Object.entries(modules).map(([path, load]) => [/([\w-]+)\.island\.tsx$/.exec(path)?.[1], load]),
);

/** Fetches what an island is made of, and gives the step that brings it to life. */
export async function loadIsland(element: HTMLElement): Promise<() => Promise<void>> {
  const { name, props = '' } = element.dataset;
  const load = islands.get(name);
  if (!load) throw new Error(`There is no ${name}.island.tsx.`);
  const { default: Island } = await load();
  return () => hydrateIsland(element, Island, JSON.parse(props));
}

/** Resolves once the island is awake, or shows what the server sent because it broke. */
export function hydrateIsland(element: HTMLElement, Island: Island, data: object): Promise<void> {
  const { id = '', slots: names } = element.dataset;
  const slots =
    names && Object.fromEntries(names.split(' ').map((slot) => [slot, readSlot(element, slot)]));
  const { innerHTML } = element;
  return new Promise((resolve) => {
    const island = (
      <Awake tell={resolve}>
        <IslandBoundary html={innerHTML}>
          <Island {...data} {...(slots && { slots })} />
        </IslandBoundary>
      </Awake>
    );
    const options = { identifierPrefix: id };
    // As a transition, React stops every few milliseconds to let a tap or a frame go first.
    startTransition(() => {
      // A browser that translates puts texts into font elements. React cannot hydrate those.
      if (element.querySelector('font')) createRoot(element, options).render(island);
      else hydrateRoot(element, island, options);
    });
  });
}

const readSlot = (element: HTMLElement, name: string) =>
  slotOf(name, element.querySelector(`x-slot[data-name="${name}"]`)?.innerHTML ?? '');

function Awake({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}

/** Every island works without script, so one that breaks goes back to the HTML of the server. */
class IslandBoundary extends Component<{ html: string; children: ReactNode }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? slotOf(undefined, this.props.html) : this.props.children;
  }
}
