import {
  type ComponentType,
  createContext,
  type DetailedHTMLProps,
  type HTMLAttributes,
  type ReactNode,
  use,
  useId,
} from 'react';

/** What an island wraps but does not own, by name: it stays as the server wrote it. */
export type Slots = Readonly<Record<string, ReactNode>>;

/**
 * How the server renders a root of its own. Not given in development, where React hydrates pages as
 * a whole, nor inside an island.
 */
export const RenderAlone = createContext<
  ((node: ReactNode, options: { identifierPrefix: string }) => string) | undefined
>(undefined);

/**
 * A component that React hydrates by itself in the browser: the default export of `{name}.island.tsx`.
 * Its props are written into the page, so all of them but `slots` are plain data.
 */
export function island<Props extends object>(name: string, Component: ComponentType<Props>) {
  return function Island(props: Props & { slots?: Slots }) {
    const id = useId();
    const renderAlone = use(RenderAlone);
    if (!renderAlone) return <Component {...props} />;
    const { slots = {}, ...data } = props;
    const rendered = Object.entries(slots).map(([slot, content]) => {
      const html = renderAlone(content, { identifierPrefix: `${id}${slot}` });
      return [slot, slotOf(slot, html)];
    });
    const alone = <Island {...props} slots={Object.fromEntries(rendered)} />;
    return (
      <x-island
        data-name={name}
        data-id={id}
        data-props={JSON.stringify(data)}
        data-slots={Object.keys(slots).join(' ') || undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has just rendered it.
        dangerouslySetInnerHTML={{ __html: renderAlone(alone, { identifierPrefix: id }) }}
      />
    );
  };
}

/** HTML that the server wrote: what it wraps, or all of it. Hydrating leaves alone what is there. */
export const slotOf = (name: string | undefined, html: string) => (
  <x-slot
    data-name={name}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has rendered it.
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
