import type { ReactNode } from 'react';
import css from '#app/components/checklists.module.css';
import { H3 } from '#app/components/heads/heading.tsx';

/** Nothing is stored. The checked boxes print as they are. */
export function Checklists({
  lists,
}: {
  lists: readonly { title: string; items: readonly string[] }[];
}) {
  return (
    <div className={`paper raised ${css.sheet}`}>
      {lists.map(({ title, items }) => (
        <div key={title}>
          <H3>{title}</H3>
          <ul className="lined open">
            {items.map((item) => (
              <li key={item}>
                <CheckItem>{item}</CheckItem>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** For marks on paper. Nothing is stored, and the browser doesn't restore them after a reload. */
export function CheckItem({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <label className={css.item}>
      <input type="checkbox" name={name} autoComplete="off" />
      <span>{children}</span>
    </label>
  );
}
