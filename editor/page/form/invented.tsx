import type { Path } from '#editor/contract.ts';
import type { FormContext } from './context.ts';
import { valueAt } from './context.ts';
import styles from './form.module.css';

/** Marks what is invented until the owner puts the real thing in. */
export function Invented({ path, context }: { path: Path; context: FormContext }) {
  if (!context.isInvented(path)) return null;
  const isText = typeof valueAt(context.values, path) === 'string';
  return (
    <span className={styles.invented}>
      <span className={styles.badge}>{isText ? 'Invented: replace it' : 'Invented'}</span>
      {!isText && (
        <button
          type="button"
          className={styles.small}
          disabled={!context.confirm}
          title={context.confirm ? undefined : 'Save your changes first'}
          onClick={() => context.confirm?.(path)}
        >
          All of this is real
        </button>
      )}
    </span>
  );
}
