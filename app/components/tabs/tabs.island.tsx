import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { useEffect, useRef, useState } from 'react';
import { island, type Slots } from '#app/browser/island.tsx';
import { waitForPaint } from '#app/browser/next-frame.ts';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/tabs/tabs.module.css';

export interface TabTitle {
  id: string;
  title: string;
  heading?: string;
}

export interface TabSetOptions {
  label: string;
  level?: 'h2' | 'h3';
  panelClass?: string;
}

type TabSetProps = TabSetOptions & { tabs: readonly TabTitle[]; slots: Slots };

/**
 * The URL hash selects the tab, so links can open a tab and Back works. In the HTML, tabs are links
 * to sections, and `:target` selects a section. Without JavaScript and in print, all sections are
 * shown.
 */
export default island('tabs', TabSet);

function TabSet({ label, level: Heading = 'h2', tabs, panelClass, slots }: TabSetProps) {
  const firstTab = tabs[0]?.id ?? '';
  const [openTab, setOpenTab] = useState<string>();
  const isHydrated = openTab !== undefined;
  const currentTab = openTab ?? firstTab;
  const pendingTab = useRef<string>(undefined);

  useEffect(() => {
    const onPopState = () => {
      pendingTab.current = undefined;
      const hash = window.location.hash.slice(1);
      setOpenTab(tabs.some(({ id }) => id === hash) ? hash : firstTab);
    };
    onPopState();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [tabs, firstTab]);

  // Update the tab, panel and URL in separate frames, because one frame would freeze a slow phone.
  const select = async (id: string) => {
    // A click both focuses and activates a tab, so it calls this function twice.
    if (id === (pendingTab.current ?? currentTab)) return;
    pendingTab.current = id;
    await waitForPaint();
    if (id !== pendingTab.current) return;
    setOpenTab(id);
    await waitForPaint();
    if (id !== pendingTab.current) return;
    pendingTab.current = undefined;
    // The user may have returned to the tab in the URL, which needs no new history entry.
    if (window.location.hash !== `#${id}`) window.history.pushState(null, '', `#${id}`);
  };

  return (
    <BaseTabs.Root
      className={css.root}
      data-hydrated={isHydrated || undefined}
      value={currentTab}
      onValueChange={select}
    >
      <BaseTabs.List
        render={({ role, ...props }) => (
          <nav
            {...props}
            role={isHydrated ? role : undefined}
            aria-label={label}
            // At the first or last tab, Base UI ignores these keys, and the page would scroll.
            onKeyDownCapture={(event) => {
              if (event.key === 'Home' || event.key === 'End') event.preventDefault();
            }}
            className={css.list}
          />
        )}
      >
        {tabs.map(({ id, title }) => (
          <BaseTabs.Tab
            key={id}
            value={id}
            nativeButton={false}
            aria-controls={id}
            onClick={(event) => event.preventDefault()}
            // Base UI moves from the rendered tab, so it would miss keys pressed before a render.
            onFocus={() => select(id)}
            render={(props) => (
              <a
                {...(isHydrated ? props : { ref: props.ref })}
                // Base UI updates tabIndex on clicks, but not when the user goes back.
                tabIndex={isHydrated ? (id === currentTab ? 0 : -1) : undefined}
                href={`#${id}`}
                className={`display-1 ${css.tab}`}
              >
                {title}
              </a>
            )}
          />
        ))}
      </BaseTabs.List>
      {tabs.map(({ id, title, heading }) => (
        <BaseTabs.Panel
          key={id}
          value={id}
          keepMounted
          render={({ hidden: _, ...props }) => (
            <section
              {...(isHydrated ? props : { ref: props.ref })}
              id={id}
              className={classNames(css.panel, panelClass)}
              data-closed={(isHydrated && id !== currentTab) || undefined}
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
    </BaseTabs.Root>
  );
}
