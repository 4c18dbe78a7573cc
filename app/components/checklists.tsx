import css from '#app/components/checklists.module.css';
import { TitledList } from '#app/components/titled-list.tsx';
import { slug } from '#library/slug.ts';

/** A sheet of lists to tick off, side by side where there is room. */
export function Checklists({
  lists,
}: {
  lists: readonly { title: string; items: readonly string[] }[];
}) {
  return (
    <div className={`thirds paper raised ${css.sheet}`}>
      {lists.map((list) => (
        <TitledList key={list.title} {...list} id={slug(list.title)} listClass="open" />
      ))}
    </div>
  );
}
