import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import css from '#app/components/tabs.module.css';
import { useLive } from '#app/components/use-live.ts';

export interface Tab {
  /** The panel's id, and so the hash of the URL. */
  id: string;
  title: string;
  content: ReactNode;
}

/**
 * Alternatives of equal rank, four at most. The open tab is the hash of the URL, so it can be
 * shared and Back works. In the HTML they are links to sections; until script takes over, `:target`
 * chooses, and without script or on paper all sections stand under their headings.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const live = useLive();
  const navigate = useNavigate();
  const hash = useLocation().hash.slice(1);
  const [first] = tabs;
  const open = (live && tabs.find(({ id }) => id === hash)) || first;

  return (
    <Base.Root
      className={css.root}
      data-live={live || undefined}
      value={open?.id}
      onValueChange={(id: string) => navigate(`#${id}`, { preventScrollReset: true })}
    >
      <Base.List
        activateOnFocus
        render={({ role, ...props }) => (
          <nav {...props} role={live ? role : undefined} aria-label={label} className={css.list} />
        )}
      >
        {tabs.map(({ id, title }) => (
          <Base.Tab
            key={id}
            value={id}
            nativeButton={false}
            onClick={(event) => event.preventDefault()}
            render={(props) => (
              <a {...(live ? props : { ref: props.ref })} href={`#${id}`} className={css.tab}>
                {title}
              </a>
            )}
          />
        ))}
      </Base.List>
      {tabs.map(({ id, title, content }) => (
        <Base.Panel
          key={id}
          value={id}
          keepMounted
          render={({ hidden, ...props }) => (
            <section
              {...(live ? props : { ref: props.ref })}
              id={id}
              className={css.panel}
              data-closed={(live && hidden) || undefined}
            >
              <h2>{title}</h2>
              {content}
            </section>
          )}
        />
      ))}
    </Base.Root>
  );
}
