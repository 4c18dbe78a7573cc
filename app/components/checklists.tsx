import css from '#app/components/checklists.module.css';
import { TitledList } from '#app/components/titled-list.tsx';
import { slug } from '#library/slug.ts';

export function Checklists({
  lists,
}: {
  lists: readonly { title: string; items: readonly string[] }[];
}) {
  return (
    <div className={`thirds paper raised ${css.sheet}`}>
      {lists.map((list) => (
        <TitledList key={list.title} {...list} id={slug(list.title)} listClass="open drops" />
      ))}
    </div>
  );
}
