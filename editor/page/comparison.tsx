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

export function ComparisonView({ title, note, action, onAction, ...comparison }: Props) {
  const { differences, lines } = comparison;
  return (
    <section>
      <header>
        <h3 className="text-title">{title}</h3>
        <span className="meta">{note}</span>
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
      {lines.length > 0 && (
        <div className={styles.text}>
          {groupLines(lines).map(({ before, after }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change order
            <p key={index} data-changed={before !== after}>
              <Words before={before} after={after} />
            </p>
          ))}
        </div>
      )}
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

/** Puts removed and added lines that belong together in one group. */
function groupLines(lines: readonly string[]) {
  const groups: { before: string; after: string }[] = [];
  for (const [index, line] of lines.entries()) {
    const isContext = line.startsWith(' ');
    const isContinued = !isContext && index > 0 && !lines[index - 1]?.startsWith(' ');
    if (!isContinued) groups.push({ before: '', after: '' });
    const group = groups.at(-1);
    if (!group) continue;
    if (isContext || line.startsWith('-')) group.before += `${line.slice(1)}\n`;
    if (isContext || line.startsWith('+')) group.after += `${line.slice(1)}\n`;
  }
  return groups;
}
