import {
  type ComponentType,
  createContext,
  type DetailedHTMLProps,
  type HTMLAttributes,
  type ReactNode,
  use,
  useId,
} from 'react';

/** Slots are server-rendered content inside an island. React doesn't hydrate them. */
export type Slots = Readonly<Record<string, ReactNode>>;

/**
 * Renders an island as a separate React root on the server. It's undefined inside islands and in
 * development, where React hydrates the whole page.
 */
export const IslandRenderer = createContext<
  ((node: ReactNode, options: { identifierPrefix: string }) => string) | undefined
>(undefined);

/**
 * Makes a component hydrate separately. `{name}.island.tsx` must export it by default. Its props are
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this HTML.
        dangerouslySetInnerHTML={{ __html: renderIsland(root, { identifierPrefix: id }) }}
      />
    );
  };
}

/** Keeps server HTML unchanged during hydration. Without a name, `html` is a whole island. */
export const renderSlot = (name: string | undefined, html: string) => (
  <x-slot
    data-name={name}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this HTML.
    dangerouslySetInnerHTML={{ __html: html }}
  />
);

type WrapperProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-island': WrapperProps;
      'x-slot': WrapperProps;
    }
  }
}
