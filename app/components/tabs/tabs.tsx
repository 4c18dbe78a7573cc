import type { ReactNode } from 'react';
import TabSet, { type TabSetOptions, type TabTitle } from '#app/components/tabs/tabs.island.tsx';

export interface Tab extends TabTitle {
  content: ReactNode;
}

/** The stylesheet supports up to four tabs. React doesn't hydrate their content. */
export function Tabs({ tabs, ...options }: TabSetOptions & { tabs: readonly Tab[] }) {
  return (
    <TabSet
      {...options}
      tabs={tabs.map(({ id, title, heading }) => ({ id, title, heading }))}
      slots={Object.fromEntries(tabs.map(({ id, content }) => [id, content]))}
    />
  );
}
