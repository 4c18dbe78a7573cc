import { Component, type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderSlot, type Slots } from '#app/browser/island.tsx';

type Island = ComponentType<{ slots?: Slots }>;

const modules = import.meta.glob<{ default: Island }>('../**/*.island.tsx');
const islandLoaders = new Map(
  Object.entries(modules).map(([path, load]) => [/([\w-]+)\.island\.tsx$/.exec(path)?.[1], load]),
);

export async function loadIsland(element: HTMLElement): Promise<() => Promise<void>> {
  const { name, props = '' } = element.dataset;
  const load = islandLoaders.get(name);
  if (!load) throw new Error(`Can't find ${name}.island.tsx. Name the file after the island.`);
  const { default: Island } = await load();
  return () => hydrateIsland(element, Island, JSON.parse(props));
}

/** Resolves when the island is hydrated, or when it failed and shows the server's HTML. */
export function hydrateIsland(element: HTMLElement, Island: Island, data: object): Promise<void> {
  const { id = '', slots: slotNames } = element.dataset;
  const slots =
    slotNames &&
    Object.fromEntries(slotNames.split(' ').map((name) => [name, readSlot(element, name)]));
  const { innerHTML } = element;
  return new Promise((resolve) => {
    const island = (
      <Notifier onHydrated={resolve}>
        <IslandBoundary html={innerHTML}>
          <Island {...data} {...(slots && { slots })} />
        </IslandBoundary>
      </Notifier>
    );
    const options = { identifierPrefix: id };
    // In a transition, React yields every few milliseconds, so taps and frames aren't delayed.
    startTransition(() => {
      // Browser translation wraps text in <font> elements, which React can't hydrate.
      if (element.querySelector('font')) createRoot(element, options).render(island);
      else hydrateRoot(element, island, options);
    });
  });
}

const readSlot = (element: HTMLElement, name: string) =>
  renderSlot(name, element.querySelector(`x-slot[data-name="${name}"]`)?.innerHTML ?? '');

function Notifier({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** If an island throws, this shows the server's HTML again, which is usable without JavaScript. */
class IslandBoundary extends Component<{ html: string; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? renderSlot(undefined, this.props.html) : this.props.children;
  }
}
