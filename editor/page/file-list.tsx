import type { Responses } from '#editor/contract.ts';
import styles from './file-list.module.css';
import formStyles from './form/form.module.css';
import { listNewKinds } from './new-article.ts';

type Props = Pick<Responses['list'], 'files' | 'groups' | 'vocabulary' | 'changeCount'> & {
  toDoCount: number;
  route: string;
};

export function FileList({ files, groups, vocabulary, toDoCount, changeCount, route }: Props) {
  return (
    <nav className={styles.list} aria-label="Files">
      <h1>Editor</h1>
      {[
        { view: 'to-do', label: 'To do', count: toDoCount },
        { view: 'changes', label: 'Changes since the last build', count: changeCount },
      ].map(({ view, label, count }) => (
        <a
          key={view}
          className={styles.viewLink}
          href={`#${view}`}
          aria-current={route === view ? 'page' : undefined}
        >
          <span>{label}</span>
          {count > 0 && <span className={styles.count}>{count}</span>}
        </a>
      ))}
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {files
              .filter((file) => file.group === group)
              .map(({ file, title, change, isDraft }) => (
                <li key={file}>
                  <a href={`#${file}`} aria-current={file === route ? 'page' : undefined}>
                    <span>{title}</span>
                    {isDraft && <span className={formStyles.badge}>Draft</span>}
                    {change && (
                      <span className={styles.changeMarker} role="img" title={change}>
                        ●
                      </span>
                    )}
                  </a>
                </li>
              ))}
            {listNewKinds(vocabulary)
              .filter((kind) => kind.group === group)
              .map(({ kind, label }) => (
                <li key={kind}>
                  <a
                    className={styles.newLink}
                    href={`#new-${kind}`}
                    aria-current={route === `new-${kind}` ? 'page' : undefined}
                  >
                    {label}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
