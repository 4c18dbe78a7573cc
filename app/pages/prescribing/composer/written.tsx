import { classNames } from '#app/components/class-names.ts';
import { CopyButton } from '#app/components/controls/copy-button.tsx';
import {
  controlledNotes,
  problemLines,
  unitNotes,
} from '#app/pages/prescribing/composer/problem-lines.ts';
import css from '#app/pages/prescribing/composer/written.module.css';
import { fillIn } from '#library/fill-in.ts';
import { compose, type Written, writtenNames } from '#library/prescription/compose.ts';
import type { Entries } from '#library/prescription/entries.ts';
import { type Missing, missingIn, type Problem } from '#library/prescription/problems.ts';
import type { ContactWords } from '#library/schema/pages/contact.ts';
import type { ComposerWords } from '#library/schema/pages/prescribing.ts';

interface TextsProps {
  words: ComposerWords;
  copy: ContactWords['copy'];
  entries: Entries;
  problems: ReadonlyMap<string, Problem>;
  /** The path and query of the formula. */
  link: string;
}

/** What the entries make: a label for each field of an e-prescribing system. */
export function WrittenTexts({ words, copy, entries, problems, link }: TextsProps) {
  const { written } = words;
  const controlled = controlledNotes(words, entries);
  const formulaInNotes = entries.formulaInNotes && controlled.length === 0;
  const texts = compose({ ...entries, formulaInNotes }, words.text, words.usualLimits);
  const lines = problemLines(words, problems);
  const missing = missingIn(entries);
  /** Nothing that is flagged can be copied without its warning. */
  const flag = (text: string) => {
    if (text === '' || lines.length === 0) return text;
    const fields = lines.map(({ label }) => label).join('; ');
    return `${fillIn(written.flagged, { fields })}\n\n${text}`;
  };
  return (
    // Nothing of it is an answer to a search.
    <section className={classNames('stack', css.texts)} aria-labelledby="written" data-nosnippet>
      <h3 id="written" tabIndex={-1}>
        {written.title}
      </h3>
      <p>{written.lead}</p>
      <p className="visually-hidden" role="status">
        {fillIn(written.status, { wrong: String(lines.length), missing: String(missing.length) })}
      </p>
      <Wrong words={words} lines={lines} />
      <Notes title={words.notes.title} notes={[...controlled, ...unitNotes(words, entries)]} />
      {writtenNames.map((name) => (
        <Label
          key={name}
          title={written.names[name]}
          written={texts[name]}
          flag={flag}
          advice={name === 'drug' && !formulaInNotes && controlled.length === 0 ? written.move : ''}
          words={written}
          copy={copy}
        />
      ))}
      <Own entries={entries} flag={flag} words={written} copy={copy} />
      {entries.actives.some(({ name }) => name !== '') && (
        <div className={classNames('paper', css.label, css.link)}>
          <div className={classNames('cluster', css.top)}>
            <h4 className="text-title">{written.link}</h4>
            <CopyButton text={absolute(link)} what={written.link} words={copy} />
          </div>
          <p className={classNames('meta', css.count)}>{written.linkContains}</p>
        </div>
      )}
      {missing.length > 0 && <StillMissing words={words.missing} missing={missing} />}
      {missing.length + lines.length === 0 && <p className={css.whole}>{words.missing.none}</p>}
    </section>
  );
}

/** Only the browser knows the origin, and only it copies. */
const absolute = (path: string) =>
  typeof location === 'undefined' ? path : new URL(path, location.href).href;

function Label({
  title,
  written: { text, count, limit, over },
  flag,
  advice,
  words,
  copy,
}: {
  title: string;
  written: Written;
  flag: (text: string) => string;
  /** What to do when it is too long, beside shortening it. */
  advice: string;
  words: ComposerWords['written'];
  copy: ContactWords['copy'];
}) {
  return (
    <div className={classNames('paper', css.label)}>
      <Gauge share={count / limit} />
      <div className={classNames('cluster', css.top)}>
        <h4 className="text-title">{title}</h4>
        {text && <CopyButton text={flag(text)} what={title} words={copy} />}
      </div>
      {text ? (
        <p className={css.text} translate="no">
          {flag(text)}
        </p>
      ) : (
        <p className={css.empty}>{words.empty}</p>
      )}
      <p className={classNames('meta', css.count)}>
        {fillIn(words.count, { count: String(count), limit: String(limit) })}
      </p>
      <p className={classNames('note', css.over)} role="status">
        {over > 0 &&
          `${fillIn(words.over, { over: String(over), limit: String(limit) })} ${advice}`.trim()}
      </p>
    </div>
  );
}

/** How much of the field is used, on a graduated rule. */
function Gauge({ share }: { share: number }) {
  return (
    <svg
      className={classNames('screen-only', css.gauge)}
      width="100%"
      height="14"
      aria-hidden="true"
    >
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
  flag,
  words,
  copy,
}: {
  entries: Entries;
  flag: (text: string) => string;
  words: ComposerWords['written'];
  copy: ContactWords['copy'];
}) {
  const values = [
    { name: words.quantity, value: texts.quantity },
    { name: words.refills, value: texts.refills },
  ];
  return (
    <div className={classNames('paper', css.label)}>
      <h4 className="text-title">{words.own}</h4>
      <dl className={css.own}>
        {values.map(({ name, value }) => (
          <div key={name} className="cluster">
            <dt>{name}</dt>
            <dd>
              {value ? (
                <span translate="no">{value}</span>
              ) : (
                <span className={css.empty}>{words.empty}</span>
              )}
              {value && <CopyButton text={flag(value)} what={name} words={copy} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classNames('meta', css.count)}>{words.elsewhere}</p>
    </div>
  );
}

/** Shown at its field too, which may be out of sight from here. */
function Wrong({ words, lines }: { words: ComposerWords; lines: ReturnType<typeof problemLines> }) {
  if (lines.length === 0) return null;
  const { to, label: why } = words.refusedLink;
  return (
    <div className={css.unfinished}>
      <h4 className="text-title">{words.written.wrong}</h4>
      <ul className="cluster">
        {lines.map(({ field, kind, label, message }) => (
          <li key={`${field} ${kind}`}>
            <a href={`#${field}`}>{label}</a>: {message}{' '}
            {kind === 'refused' && <a href={to}>{why}</a>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <div className={css.unfinished}>
      <h4 className="text-title">{title}</h4>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

function StillMissing({
  words,
  missing,
}: {
  words: ComposerWords['missing'];
  missing: readonly Missing[];
}) {
  return (
    <div className={css.unfinished}>
      <h4 className="text-title">{words.title}</h4>
      <ul className="cluster">
        {missing.map(({ what, field, active = '' }) => (
          <li key={field}>
            <a href={`#${field}`}>{fillIn(words[what], { active })}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
