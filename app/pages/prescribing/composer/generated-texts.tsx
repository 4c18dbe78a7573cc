import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import CopyButton from '#app/components/controls/copy-button.island.tsx';
import css from '#app/pages/prescribing/composer/generated-texts.module.css';
import {
  controlledNotes,
  type ProblemLine,
  problemLines,
  unitNotes,
} from '#app/pages/prescribing/composer/problem-lines.ts';
import { fillIn } from '#library/fill-in.ts';
import { type ComposedText, compose, composedNames } from '#library/prescription/compose.ts';
import type { Entries } from '#library/prescription/entries.ts';
import { missingIn, type Problem } from '#library/prescription/problems.ts';
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

/** The generated texts, one for each field of an e-prescribing system. */
export function GeneratedTexts({ words, copy, entries, problems, link }: TextsProps) {
  const { written } = words;
  const controlled = controlledNotes(words, entries);
  const formulaInNotes = entries.formulaInNotes && controlled.length === 0;
  const texts = compose({ ...entries, formulaInNotes }, words.text, words.usualLimits);
  const lines = problemLines(words, problems);
  const notes = [...controlled, ...unitNotes(words, entries)];
  const missing = missingIn(entries);
  /** Adds the warning, so a text with problems can't be copied without it. */
  const flag = (text: string) => {
    if (text === '' || lines.length === 0) return text;
    const fields = lines.map(({ label }) => label).join('; ');
    return `${fillIn(written.flagged, { fields })}\n\n${text}`;
  };
  const copyButton = (text: string, what: string) =>
    text && <CopyButton text={text} what={what} words={copy} />;
  return (
    // The texts are the reader's own, not content for search results.
    <section className={classNames('stack', css.texts)} aria-labelledby="written" data-nosnippet>
      <h3 id="written" tabIndex={-1}>
        {written.title}
      </h3>
      <p>{written.lead}</p>
      <p className="visually-hidden" role="status">
        {fillIn(written.status, { wrong: String(lines.length), missing: String(missing.length) })}
      </p>
      {lines.length > 0 && <Problems words={words} lines={lines} />}
      {notes.length > 0 && (
        <Warning title={words.notes.title}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Warning>
      )}
      {composedNames.map((name) => (
        <Label
          key={name}
          title={written.names[name]}
          written={{ ...texts[name], text: flag(texts[name].text) }}
          advice={name === 'drug' && !formulaInNotes && controlled.length === 0 ? written.move : ''}
          words={written}
          copyButton={copyButton}
        />
      ))}
      <div className={classNames('paper', css.label)}>
        <h4 className="text-title">{written.own}</h4>
        <dl className={css.otherFields}>
          {(['quantity', 'refills'] as const).map((name) => (
            <div key={name} className="cluster">
              <dt>{written[name]}</dt>
              <dd>
                {entries.texts[name] ? (
                  <span translate="no">{entries.texts[name]}</span>
                ) : (
                  <span className={css.empty}>{written.empty}</span>
                )}
                {copyButton(flag(entries.texts[name]), written[name])}
              </dd>
            </div>
          ))}
        </dl>
        <p className={classNames('meta', css.count)}>{written.elsewhere}</p>
      </div>
      {entries.actives.some(({ name }) => name !== '') && (
        <div className={classNames('paper', css.label, css.link)}>
          <LabelHead title={written.link}>
            {copyButton(toAbsoluteUrl(link), written.link)}
          </LabelHead>
          <p className={classNames('meta', css.count)}>{written.linkContains}</p>
        </div>
      )}
      {missing.length > 0 && (
        <Warning title={words.missing.title}>
          <ul className="cluster">
            {missing.map(({ what, field, active = '' }) => (
              <li key={field}>
                <a href={`#${field}`}>{fillIn(words.missing[what], { active })}</a>
              </li>
            ))}
          </ul>
        </Warning>
      )}
      {missing.length + lines.length === 0 && <p className={css.complete}>{words.missing.none}</p>}
    </section>
  );
}

/** The server doesn't know the origin, but only the browser copies. */
const toAbsoluteUrl = (path: string) =>
  typeof location === 'undefined' ? path : new URL(path, location.href).href;

interface LabelProps {
  title: string;
  written: ComposedText;
  /** What to do about a text that is too long, other than shortening it. */
  advice: string;
  words: ComposerWords['written'];
  copyButton: (text: string, what: string) => ReactNode;
}

function Label({ title, written, advice, words, copyButton }: LabelProps) {
  const { text, count, limit, over } = written;
  return (
    <div className={classNames('paper', css.label)}>
      <Gauge share={count / limit} />
      <LabelHead title={title}>{copyButton(text, title)}</LabelHead>
      {text ? (
        <p className={css.text} translate="no">
          {text}
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

function LabelHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classNames('cluster', css.labelHead)}>
      <h4 className="text-title">{title}</h4>
      {children}
    </div>
  );
}

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

function Warning({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.warning}>
      <h4 className="text-title">{title}</h4>
      {children}
    </div>
  );
}

/** Each field shows its own problem too, but may be out of view. */
function Problems({ words, lines }: { words: ComposerWords; lines: readonly ProblemLine[] }) {
  const { to, label: why } = words.refusedLink;
  return (
    <Warning title={words.written.wrong}>
      <ul className="cluster">
        {lines.map(({ field, kind, label, message }) => (
          <li key={`${field} ${kind}`}>
            <a href={`#${field}`}>{label}</a>: {message}{' '}
            {kind === 'refused' && <a href={to}>{why}</a>}
          </li>
        ))}
      </ul>
    </Warning>
  );
}
