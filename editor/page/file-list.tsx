import type { Responses } from '#editor/contract.ts';
import styles from './file-list.module.css';
import { newKinds } from './new-article.ts';

type Props = Pick<Responses['list'], 'files' | 'groups' | 'vocabulary' | 'changed'> & {
  route: string;
};

/** Links to every file, and to forms for new articles. */
export function FileList({ files, groups, vocabulary, changed, route }: Props) {
  return (
    <nav className={styles.list} aria-label="Files">
      <h1>Editor</h1>
      <a
        className={styles.changes}
        href="#changes"
        aria-current={route === 'changes' ? 'page' : undefined}
      >
        Changes since the last build
        {changed > 0 && <span className={styles.count}>{changed}</span>}
      </a>
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {files
              .filter((listed) => listed.group === group)
              .map(({ file, title, change, isDraft }) => (
                <li key={file}>
                  <a href={`#${file}`} aria-current={file === route ? 'page' : undefined}>
                    <span>{title}</span>
                    {isDraft && <span className={styles.draft}>Draft</span>}
                    {change && (
                      <span
                        className={styles.changed}
                        role="img"
                        aria-label={change}
                        title={change}
                      />
                    )}
                  </a>
                </li>
              ))}
            {newKinds(vocabulary)
              .filter((kind) => kind.group === group)
              .map(({ kind, label }) => (
                <li key={kind}>
                  <a
                    className={styles.new}
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
