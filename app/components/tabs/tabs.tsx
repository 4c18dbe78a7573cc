import type { ReactNode } from 'react';
import TabSet, { type TabSetLook, type TabTitle } from '#app/components/tabs/tabs.island.tsx';

export interface Tab extends TabTitle {
  content: ReactNode;
}

/** Up to four tabs. Their content stays server-rendered HTML. */
export function Tabs({ tabs, ...look }: TabSetLook & { tabs: readonly Tab[] }) {
  return (
    <TabSet
      {...look}
      tabs={tabs.map(({ id, title, heading }) => ({ id, title, heading }))}
      slots={Object.fromEntries(tabs.map(({ id, content }) => [id, content]))}
    />
  );
}
