import type { ReactNode } from 'react';
import type { Slots } from '#app/browser/island.tsx';
import { classNames } from '#app/components/class-names.ts';
import CopyButton from '#app/components/controls/copy-button.island.tsx';
import css from '#app/pages/prescribing/composer/generated-text.module.css';
import {
  getMissingMessages,
  getProblemMessages,
  getUnitNotes,
} from '#app/pages/prescribing/composer/problem-messages.ts';
import { SendBox } from '#app/pages/prescribing/composer/send-box.tsx';
import { fillIn } from '#library/fill-in.ts';
import { type ComposedText, type compose, composedNames } from '#library/prescription/compose.ts';
import type { Entries } from '#library/prescription/entries.ts';
import type { Problem } from '#library/prescription/problems.ts';
import type { ContactText } from '#library/schema/pages/contact.ts';
import type { ComposerText } from '#library/schema/pages/prescribing.ts';

interface GeneratedTextProps {
  text: ComposerText;
  copyText: ContactText['copy'];
  entries: Entries;
  composedTexts: ReturnType<typeof compose>;
  problems: ReadonlyMap<string, Problem>;
  phoneLink: string;
  controlledNotes: readonly string[];
  callFirstNotes: readonly string[];
  slots: Slots;
  link: string;
}

export function GeneratedText(props: GeneratedTextProps) {
  const { text, copyText, entries, composedTexts, problems, phoneLink, slots, link } = props;
  const { controlledNotes, callFirstNotes } = props;
  const labels = text.written;
  const canMoveFormula = !entries.formulaInNotes && controlledNotes.length === 0;
  const messages = getProblemMessages(text, problems);
  const notes = [...controlledNotes, ...callFirstNotes, ...getUnitNotes(text, entries)];
  const missing = getMissingMessages(text, entries);
  const isComplete = missing.length + messages.length + callFirstNotes.length === 0;
  const fields = messages.map(({ label }) => label).join('; ');
  const warning = fields && `${fillIn(labels.flagged, { fields })}\n\n`;
  const missingCount = `${copyText.copied}. ${text.missing.title}: ${missing.length}`;
  const copyWords = missing.length > 0 ? { ...copyText, copied: missingCount } : copyText;
  /** Adds the warning, so text with problems can't be copied without it. */
  const renderCopyButton = (value: string, what: string) =>
    value && <CopyButton text={warning + value} what={what} words={copyWords} toast="none" />;
  return (
    // Keep the prescriber's entries out of search snippets.
    <section className={classNames('stack', css.output)} aria-labelledby="written" data-nosnippet>
      <h3 id="written" tabIndex={-1}>
        {labels.title}
      </h3>
      <p>
        {labels.lead} <a href="#send">{text.send.later}</a>.
      </p>
      <p className="visually-hidden" role="status">
        {fillIn(labels.status, {
          wrong: String(messages.length),
          missing: String(missing.length),
        })}
      </p>
      {isComplete && <p className={css.complete}>{text.missing.none}</p>}
      {messages.length > 0 && <FieldLinks title={labels.wrong} links={messages} isError />}
      {missing.length > 0 && <FieldLinks title={text.missing.title} links={missing} />}
      {notes.length > 0 && (
        <Warning title={text.notes.title}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Warning>
      )}
      {composedNames.map((name) => (
        <FieldCard
          key={name}
          title={labels.names[name]}
          composedText={composedTexts[name]}
          warning={warning}
          advice={name === 'drug' && canMoveFormula ? labels.move : ''}
          words={text}
          renderCopyButton={renderCopyButton}
        />
      ))}
      <div className={classNames('paper', css.card)}>
        <h4 className="text-title">{labels.own}</h4>
        <dl className={css.otherFields}>
          {(['quantity', 'supply', 'refills'] as const).map((name) => (
            <div key={name} className="cluster">
              <dt>{labels[name]}</dt>
              <dd>
                {entries.texts[name] ? (
                  <span translate="no">{entries.texts[name]}</span>
                ) : (
                  <span className={css.empty}>{labels.empty}</span>
                )}
                {renderCopyButton(entries.texts[name], labels[name])}
              </dd>
            </div>
          ))}
        </dl>
        <p className={css.cardNote}>{labels.elsewhere}</p>
      </div>
      <SendBox
        text={text}
        phoneLink={phoneLink}
        slots={slots}
        isComplete={isComplete}
        isControlled={controlledNotes.length > 0}
        isForAnimal={entries.patient === 'animal'}
      />
      {entries.actives.some(({ name }) => name !== '') && (
        <div className={classNames('paper needs-script', css.card)}>
          <CardHead title={labels.link}>
            <CopyButton
              text={toAbsoluteUrl(link)}
              what={labels.link}
              words={copyText}
              toast="none"
            />
          </CardHead>
          <p className={classNames('meta', css.cardNote)}>{labels.linkContains}</p>
        </div>
      )}
    </section>
  );
}

/** The server can't build the full URL, but the link is copied only in the browser. */
const toAbsoluteUrl = (path: string) =>
  typeof location === 'undefined' ? path : new URL(path, location.href).href;

interface FieldCardProps {
  title: string;
  composedText: ComposedText;
  warning: string;
  advice: string;
  words: ComposerText;
  renderCopyButton: (text: string, what: string) => ReactNode;
}

function FieldCard(props: FieldCardProps) {
  const { title, composedText, warning, advice, words, renderCopyButton } = props;
  const { written: labels, problems } = words;
  const { text, count, limit, over, isEnforced } = composedText;
  const overMessage = fillIn(problems.overLimit, { over: String(over), limit: String(limit) });
  return (
    <div className={classNames('paper', css.card)}>
      {isEnforced && <Gauge ratio={count / limit} isOver={over > 0} />}
      <CardHead title={title}>{renderCopyButton(text, title)}</CardHead>
      {text ? (
        <p className={css.fieldText} translate="no">
          <b className={css.overLimit}>{warning}</b>
          {text}
        </p>
      ) : (
        <p className={css.empty}>{labels.empty}</p>
      )}
      <p className={classNames('meta', css.cardNote)}>
        {fillIn(isEnforced ? labels.count : labels.countOnly, {
          count: String(count),
          limit: String(limit),
        })}
      </p>
      <p className={classNames('note', css.overLimit)} role="status">
        {over > 0 && `${overMessage} ${advice}`.trim()}
      </p>
    </div>
  );
}

function CardHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classNames('cluster', css.cardHead)}>
      <h4 className="text-title">{title}</h4>
      {children}
    </div>
  );
}

function Gauge({ ratio, isOver }: { ratio: number; isOver: boolean }) {
  return (
    <svg
      className={classNames('screen-only', css.gauge)}
      width="100%"
      height="14"
      aria-hidden="true"
    >
      <rect
        className={isOver ? css.gaugeOverflow : css.gaugeFill}
        width={`${Math.min(100, ratio * 100)}%`}
        height="14"
      />
    </svg>
  );
}

interface WarningProps {
  title: string;
  isError?: boolean;
  children: ReactNode;
}

function Warning({ title, isError, children }: WarningProps) {
  return (
    <div className={classNames(css.warning, isError && css.error)}>
      <h4 className="text-title">{title}</h4>
      {children}
    </div>
  );
}

interface FieldLinksProps {
  title: string;
  isError?: boolean;
  links: readonly { field: string; label: string; message?: string }[];
}

/** Each field also shows its own problem, but the field may be out of view. */
function FieldLinks({ title, isError = false, links }: FieldLinksProps) {
  return (
    <Warning title={title} isError={isError}>
      <ul className="cluster">
        {links.map(({ field, label, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{label}</a>
            {message && `: ${message}`}
          </li>
        ))}
      </ul>
    </Warning>
  );
}
