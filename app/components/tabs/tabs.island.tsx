import { Tabs as Base } from '@base-ui/react/tabs';
import { useEffect, useRef, useState } from 'react';
import { island, type Slots } from '#app/browser/island.tsx';
import { nextFrame } from '#app/browser/next-frame.ts';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/tabs/tabs.module.css';

export interface TabTitle {
  /** The id of the panel, and the hash of its URL. */
  id: string;
  title: string;
  /** Follows the title in the heading of the panel. Unlike the title, never hidden. */
  heading?: string;
}

export interface TabSetOptions {
  label: string;
  /** The level of the panel headings. */
  level?: 'h2' | 'h3';
  panelClass?: string;
}

type TabSetProps = TabSetOptions & { tabs: readonly TabTitle[]; slots: Slots };

/**
 * The open tab is the hash of the URL, so it can be shared and Back works. In the HTML, tabs are
 * links to sections. Until hydration `:target` selects one; without script or in print all are shown.
 */
export default island('tabs', TabSet);

function TabSet({ label, level: Heading = 'h2', tabs, panelClass, slots }: TabSetProps) {
  const first = tabs[0]?.id ?? '';
  const [openTab, setOpenTab] = useState<string>();
  const isHydrated = openTab !== undefined;
  const current = openTab ?? first;
  const pending = useRef<string>(undefined);

  useEffect(() => {
    const onPopState = () => {
      pending.current = undefined;
      const hash = window.location.hash.slice(1);
      setOpenTab(tabs.some(({ id }) => id === hash) ? hash : first);
    };
    onPopState();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [tabs, first]);

  // Update the tab, the panel and the URL in a frame each: at once they would freeze a slow phone.
  const select = async (id: string) => {
    // A click both focuses and activates a tab.
    if (id === (pending.current ?? current)) return;
    pending.current = id;
    await nextFrame();
    // A later key press cancels this one.
    if (id !== pending.current) return;
    setOpenTab(id);
    await nextFrame();
    if (id !== pending.current) return;
    pending.current = undefined;
    // Several key presses may end at the first tab again, which needs no history entry.
    if (window.location.hash !== `#${id}`) window.history.pushState(null, '', `#${id}`);
  };

  return (
    <Base.Root
      className={css.root}
      data-hydrated={isHydrated || undefined}
      value={current}
      onValueChange={select}
    >
      <Base.List
        render={({ role, ...props }) => (
          <nav
            {...props}
            role={isHydrated ? role : undefined}
            aria-label={label}
            className={css.list}
          />
        )}
      >
        {tabs.map(({ id, title }) => (
          <Base.Tab
            key={id}
            value={id}
            nativeButton={false}
            aria-controls={id}
            onClick={(event) => event.preventDefault()}
            // Base UI starts from the rendered tab and would miss keys pressed before the render.
            onFocus={() => select(id)}
            render={(props) => (
              <a
                {...(isHydrated ? props : { ref: props.ref })}
                // Base UI follows clicks and would miss Back.
                tabIndex={isHydrated ? (id === current ? 0 : -1) : undefined}
                href={`#${id}`}
                className={`display-1 ${css.tab}`}
              >
                {title}
              </a>
            )}
          />
        ))}
      </Base.List>
      {tabs.map(({ id, title, heading }) => (
        <Base.Panel
          key={id}
          value={id}
          keepMounted
          render={({ hidden: _, ...props }) => (
            <section
              {...(isHydrated ? props : { ref: props.ref })}
              id={id}
              className={classNames(css.panel, panelClass)}
              data-closed={(isHydrated && id !== current) || undefined}
            >
              {heading ? (
                <Heading>
                  <span className={css.title}>{title}: </span>
                  {heading}
                </Heading>
              ) : (
                <Heading className={css.title}>{title}</Heading>
              )}
              {slots[id]}
            </section>
          )}
        />
      ))}
    </Base.Root>
  );
}
