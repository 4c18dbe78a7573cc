import css from '#app/components/checklists.module.css';

/** A sheet of lists to tick off, side by side where there is room. */
export function Checklists({
  lists,
}: {
  lists: readonly { title: string; items: readonly string[] }[];
}) {
  return (
    <div className={`thirds paper raised ${css.sheet}`}>
      {lists.map(({ title, items }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul className="lined open">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
