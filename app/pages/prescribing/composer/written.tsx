import { CopyButton } from '#app/components/controls/copy-button.tsx';
import css from '#app/pages/prescribing/composer/written.module.css';
import { fillIn } from '#library/fill-in.ts';
import { compose, type Written, writtenNames } from '#library/prescription/compose.ts';
import type { Entries } from '#library/prescription/entries.ts';
import { missingIn, type Problem } from '#library/prescription/problems.ts';
import type { ContactWords } from '#library/schema/pages/contact.ts';
import type { ComposerWords } from '#library/schema/pages/prescribing.ts';

interface TextsProps {
  words: ComposerWords;
  copy: ContactWords['copy'];
  entries: Entries;
  problems: ReadonlyMap<string, Problem>;
}

/** What the entries make: a label for each field of an e-prescribing system. */
export function WrittenTexts({ words, copy, entries, problems }: TextsProps) {
  const texts = compose(entries, words.text, words.usualLimits);
  const { written } = words;
  return (
    // Nothing of it is an answer to a search.
    <section className={css.texts} aria-labelledby="written" data-nosnippet>
      <h3 id="written" tabIndex={-1}>
        {written.title}
      </h3>
      <p>{written.lead}</p>
      <Wrong words={words} problems={problems} />
      {writtenNames.map((name) => (
        <Label
          key={name}
          title={written.names[name]}
          written={texts[name]}
          advice={name === 'drug' && !entries.formulaInNotes ? written.move : ''}
          words={written}
          copy={copy}
        />
      ))}
      <Own entries={entries} words={written} copy={copy} />
      <StillMissing words={words.missing} entries={entries} />
    </section>
  );
}

function Label({
  title,
  written: { text, count, limit, over },
  advice,
  words,
  copy,
}: {
  title: string;
  written: Written;
  /** What to do when it is too long, beside shortening it. */
  advice: string;
  words: ComposerWords['written'];
  copy: ContactWords['copy'];
}) {
  return (
    <div className={css.label}>
      <Gauge share={count / limit} />
      <div className={css.top}>
        <h4>{title}</h4>
        {text && <CopyButton text={text} what={title} words={copy} />}
      </div>
      {text ? (
        <p className={css.text} translate="no">
          {text}
        </p>
      ) : (
        <p className={css.empty}>{words.empty}</p>
      )}
      <p className={css.count}>
        {fillIn(words.count, { count: String(count), limit: String(limit) })}
      </p>
      <p className={css.over} role="status">
        {over > 0 &&
          `${fillIn(words.over, { over: String(over), limit: String(limit) })} ${advice}`.trim()}
      </p>
    </div>
  );
}

/** How much of the field is used, on a graduated rule. */
function Gauge({ share }: { share: number }) {
  return (
    <svg className={css.gauge} width="100%" height="14" aria-hidden="true">
      <rect
        className={share > 1 ? css.full : css.used}
        width={`${Math.min(100, share * 100)}%`}
        height="14"
      />
    </svg>
  );
}

/** Quantity and refills go into fields of their own, so they stand in none of the texts. */
function Own({
  entries: { texts },
  words,
  copy,
}: {
  entries: Entries;
  words: ComposerWords['written'];
  copy: ContactWords['copy'];
}) {
  const values = [
    { name: words.quantity, value: texts.quantity },
    { name: words.refills, value: texts.refills },
  ];
  return (
    <div className={css.label}>
      <h4>{words.own}</h4>
      <dl className={css.own}>
        {values.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value ? (
                <span translate="no">{value}</span>
              ) : (
                <span className={css.empty}>{words.empty}</span>
              )}
              {value && <CopyButton text={value} what={name} words={copy} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Said at its field too, which may be out of sight from here. */
function Wrong({ words, problems }: Pick<TextsProps, 'words' | 'problems'>) {
  if (problems.size === 0) return null;
  const labels: Readonly<Record<string, string>> = words.fields;
  const labelOf = (field: string) => {
    const [, name = field, number = ''] = /^(.*)-(\d+)$/.exec(field) ?? [];
    return fillIn(labels[name] ?? '', { number });
  };
  return (
    <div className={css.unfinished}>
      <h4>{words.written.wrong}</h4>
      <ul>
        {[...problems].map(([field, { kind, values }]) => (
          <li key={`${field} ${kind}`}>
            <a href={`#${field}`}>{labelOf(field)}</a>: {fillIn(words.problems[kind], values)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function StillMissing({ words, entries }: { words: ComposerWords['missing']; entries: Entries }) {
  const missing = missingIn(entries);
  if (missing.length === 0) return <p className={css.whole}>{words.none}</p>;
  return (
    <div className={css.unfinished}>
      <h4>{words.title}</h4>
      <ul>
        {missing.map(({ what, field, active = '' }) => (
          <li key={field}>
            <a href={`#${field}`}>{fillIn(words[what], { active })}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
