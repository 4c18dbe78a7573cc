import css from '#app/components/checklists.module.css';
import { H3 } from '#app/components/heads/heading.tsx';

/** A sheet of lists to tick off, side by side where there is room. */
export function Checklists({
  lists,
}: {
  lists: readonly { title: string; items: readonly string[] }[];
}) {
  return (
    <div className={css.sheet}>
      {lists.map(({ title, items }) => (
        <div key={title}>
          <H3>{title}</H3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
