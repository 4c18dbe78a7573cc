import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, startTransition, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/tabs.module.css';
import { useLive } from '#app/components/use-live.ts';
import { nextFrame } from '#app/next-frame.ts';
import { keepScroll } from '#app/scroll-key.ts';

export interface Tab {
  /** The panel's id, and so the hash of the URL. */
  id: string;
  title: string;
  /** Goes on after the title in the panel's heading, and stays in view beside an open tab. */
  heading?: string;
  content: ReactNode;
}

/**
 * Alternatives of equal rank, four at most. The open tab is the hash of the URL, so it can be
 * shared and Back works. In the HTML they are links to sections; until script takes over, `:target`
 * chooses, and without script or on paper all sections stand under their headings.
 */
export function Tabs({
  label,
  level: Heading = 'h2',
  tabs,
  panelClass,
}: {
  label: string;
  /** Of the panels' headings. */
  level?: 'h2' | 'h3';
  tabs: readonly Tab[];
  panelClass?: string;
}) {
  const live = useLive();
  const navigate = useNavigate();
  const location = useLocation();
  const hash = location.hash.slice(1);
  const inAddress = tabs.find(({ id }) => live && id === hash) ?? tabs[0];
  const [current, show] = useOptimistic(inAddress?.id);

  // The press shows first, then the tab opens, then the address follows: a frame for each, since
  // together they would keep a slow phone from answering at all.
  const opening = useRef<string>(undefined);
  const open = async (id: string) => {
    // One click both focuses a tab and presses it.
    if (id === (opening.current ?? current)) return;
    opening.current = id;
    await nextFrame();
    // Of keys in quick succession the last one counts.
    if (id !== opening.current) return;
    startTransition(async () => {
      show(id);
      await nextFrame();
      // Keys may end where they began: no entry of the history for that.
      if (window.location.hash !== `#${id}`) {
        await navigate({ search: location.search, hash: id }, keepScroll(location));
      }
      if (id === opening.current) opening.current = undefined;
    });
  };

  return (
    <Base.Root
      className={css.root}
      data-live={live || undefined}
      value={current}
      onValueChange={open}
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
            onFocus={() => open(id)}
            render={(props) => (
              <a
                {...(live ? props : { ref: props.ref })}
                // Base UI would go by the last press, and miss Back.
                tabIndex={live && id !== current ? -1 : undefined}
                href={`#${id}`}
                className={css.tab}
              >
                {title}
              </a>
            )}
          />
        ))}
      </Base.List>
      {tabs.map(({ id, title, heading, content }) => (
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
              {content}
            </section>
          )}
        />
      ))}
    </Base.Root>
  );
}
