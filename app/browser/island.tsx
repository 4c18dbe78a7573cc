import {
  type ComponentType,
  createContext,
  type DetailedHTMLProps,
  type HTMLAttributes,
  type ReactNode,
  use,
  useId,
} from 'react';

/** Server-rendered content inside an island that isn't hydrated, by name. */
export type Slots = Readonly<Record<string, ReactNode>>;

/**
 * Renders an island as a separate React root on the server. Undefined in development, where React
 * hydrates the whole page, and inside islands.
 */
export const IslandRenderer = createContext<
  ((node: ReactNode, options: { identifierPrefix: string }) => string) | undefined
>(undefined);

/**
 * A component that is hydrated by itself: the default export of `{name}.island.tsx`. Its props are
 * serialized into the page, so all except `slots` must be plain data.
 */
export function island<Props extends object>(name: string, Component: ComponentType<Props>) {
  return function Island(props: Props & { slots?: Slots }) {
    const id = useId();
    const renderIsland = use(IslandRenderer);
    if (!renderIsland) return <Component {...props} />;
    const { slots = {}, ...data } = props;
    const renderedSlots = Object.entries(slots).map(([slot, content]) => {
      const html = renderIsland(content, { identifierPrefix: `${id}${slot}` });
      return [slot, renderSlot(slot, html)];
    });
    const root = <Island {...props} slots={Object.fromEntries(renderedSlots)} />;
    return (
      <x-island
        data-name={name}
        data-id={id}
        data-props={JSON.stringify(data)}
        data-slots={Object.keys(slots).join(' ') || undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just rendered it.
        dangerouslySetInnerHTML={{ __html: renderIsland(root, { identifierPrefix: id }) }}
      />
    );
  };
}

/** HTML from the server: a slot, or a whole island. Hydration leaves it unchanged. */
export const renderSlot = (name: string | undefined, html: string) => (
  <x-slot
    data-name={name}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it.
    dangerouslySetInnerHTML={{ __html: html }}
  />
);

type Wrapper = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-island': Wrapper;
      'x-slot': Wrapper;
    }
  }
}
