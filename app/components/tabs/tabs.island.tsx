import { Tabs as Base } from '@base-ui/react/tabs';
import { useEffect, useRef, useState } from 'react';
import { island, type Slots } from '#app/browser/island.tsx';
import { nextFrame } from '#app/browser/next-frame.ts';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/tabs/tabs.module.css';

export interface TabTitle {
  /** The panel's id, and so the hash of the URL. */
  id: string;
  title: string;
  /** Goes on after the title in the panel's heading, and stays in view beside an open tab. */
  heading?: string;
}

export interface TabSetLook {
  label: string;
  /** Of the panels' headings. */
  level?: 'h2' | 'h3';
  panelClass?: string;
}

type TabSetProps = TabSetLook & { tabs: readonly TabTitle[]; slots: Slots };

/**
 * The open tab is the hash of the URL, so it can be shared and Back works. In the HTML they are
 * links to sections; until script takes over, `:target` chooses, and without script or on paper all
 * sections stand under their headings.
 */
export default island('tabs', TabSet);

function TabSet({ label, level: Heading = 'h2', tabs, panelClass, slots }: TabSetProps) {
  const first = tabs[0]?.id ?? '';
  // Nothing is open until script takes over.
  const [open, setOpen] = useState<string>();
  const live = open !== undefined;
  const current = open ?? first;
  const opening = useRef<string>(undefined);

  useEffect(() => {
    const follow = () => {
      opening.current = undefined;
      const hash = window.location.hash.slice(1);
      setOpen(tabs.some(({ id }) => id === hash) ? hash : first);
    };
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [tabs, first]);

  // The press shows first, then the tab opens, then the address follows: a frame for each, since
  // together they would keep a slow phone from answering at all.
  const choose = async (id: string) => {
    // One click both focuses a tab and presses it.
    if (id === (opening.current ?? current)) return;
    opening.current = id;
    await nextFrame();
    // Of keys in quick succession the last one counts.
    if (id !== opening.current) return;
    setOpen(id);
    await nextFrame();
    if (id !== opening.current) return;
    opening.current = undefined;
    // Keys may end where they began: no entry of the history for that.
    if (window.location.hash !== `#${id}`) window.history.pushState(null, '', `#${id}`);
  };

  return (
    <Base.Root
      className={css.root}
      data-live={live || undefined}
      value={current}
      onValueChange={choose}
    >
      <Base.List
        render={({ role, ...props }) => (
          <nav {...props} role={live ? role : undefined} aria-label={label} className={css.list} />
        )}
      >
        {tabs.map(({ id, title }) => (
          <Base.Tab
            key={id}
            value={id}
            nativeButton={false}
            aria-controls={id}
            onClick={(event) => event.preventDefault()}
            // Base UI would go by the tab it has rendered, and miss a key that came before that.
            onFocus={() => choose(id)}
            render={(props) => (
              <a
                {...(live ? props : { ref: props.ref })}
                // Base UI would go by the last press, and miss Back.
                tabIndex={live ? (id === current ? 0 : -1) : undefined}
                href={`#${id}`}
                className={css.tab}
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
              {...(live ? props : { ref: props.ref })}
              id={id}
              className={classNames(css.panel, panelClass)}
              data-closed={(live && id !== current) || undefined}
            >
              {heading ? (
                <Heading>
                  <span className={css.name}>{title}: </span>
                  {heading}
                </Heading>
              ) : (
                <Heading className={css.name}>{title}</Heading>
              )}
              {slots[id]}
            </section>
          )}
        />
      ))}
    </Base.Root>
  );
}
