import { diffWordsWithSpace } from 'diff';
import type { Comparison, Difference } from '#editor/contract.ts';
import styles from './changes.module.css';
import { Button } from './controls.tsx';

interface Props extends Comparison {
  title: string;
  note: string;
  action: string;
  onAction: () => void;
}

export function ComparisonView({ title, note, action, onAction, differences, passages }: Props) {
  return (
    <section>
      <header>
        <div>
          <h3 className="text-title">{title}</h3>
          <p className="meta">{note}</p>
        </div>
        <Button variant="toggle" onClick={onAction} aria-label={`${action}: ${title}`}>
          {action}
        </Button>
      </header>
      {differences.length > 0 && (
        <ul className={styles.differences}>
          {differences.map((difference) => (
            <li key={JSON.stringify(difference)}>
              <DifferenceView {...difference} />
            </li>
          ))}
        </ul>
      )}
      {passages.map((passage) => (
        <p key={JSON.stringify(passage)} className={styles.passage}>
          <Words {...passage} />
        </p>
      ))}
    </section>
  );
}

/** Longer values are easier to compare word by word. */
const maxShortLength = 60;

function DifferenceView({ labels, before = '', after = '' }: Difference) {
  const isShort = before.length <= maxShortLength && after.length <= maxShortLength;
  return (
    <>
      {labels.length > 1 && <span className="meta">{labels.slice(0, -1).join(' › ')} › </span>}
      <strong>{labels.at(-1)}:</strong> {!before && !after && 'in a different order'}
      {!before && after && 'added '}
      {before && !after && 'removed '}
      {before && after && isShort ? (
        <>
          <del>{before}</del> becomes <ins>{after}</ins>
        </>
      ) : (
        <Words before={before} after={after} />
      )}
    </>
  );
}

const Words = ({ before, after }: { before: string; after: string }) =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
    const Tag = added ? 'ins' : removed ? 'del' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: words never change order
    return <Tag key={index}>{value}</Tag>;
  });
