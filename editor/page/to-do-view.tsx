import type { ToDoGroup } from '#editor/contract.ts';
import styles from './editor.module.css';
import { getLink } from './error-summary.tsx';

export function ToDoView({ groups }: { groups: ToDoGroup[] | undefined }) {
  return (
    <div className={`stack ${styles.toDo}`}>
      <h2>To do</h2>
      {!groups && <p>Checking the content…</p>}
      {groups?.length === 0 && <p>Nothing to do.</p>}
      {groups?.map(({ title, items }) => (
        <section key={title}>
          <h3 className="text-title">
            {title} <span className="meta">{items.length}</span>
          </h3>
          <ul>
            {items.map((item) => (
              <li key={`${getLink(item)} ${item.message}`}>
                {item.file ? <a href={getLink(item)}>{item.message}</a> : item.message}
                {item.title && <span className="meta">{item.title}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
