import care from '#app/article/blocks/care.module.css';
import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { NextStep } from '#app/components/calls/calls.tsx';
import checklist from '#app/components/checklists.module.css';
import { classNames } from '#app/components/class-names.ts';
import { BackButton, BackLink } from '#app/components/heads/back-link.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { PrintControls } from '#app/components/printing.tsx';
import { parseEntries } from '#app/pages/prescribing/composer/entries.ts';
import {
  getCallFirstNotes,
  getControlledNotes,
  getMissingMessages,
  getProblemMessages,
  type ProblemMessage,
} from '#app/pages/prescribing/composer/problem-messages.ts';
import css from '#app/pages/prescribing/fax-sheet.module.css';
import { faxSheetPath, noStore, readPostedEntries } from '#app/pages/prescribing/http.ts';
import { PrintedSheet } from '#app/pages/printed-sheet.tsx';
import { pageMeta } from '#app/seo.ts';
import { site } from '#library/facts.ts';
import { callFirst, sameActives } from '#library/ingredients.ts';
import { formatAmount, getBase } from '#library/prescription/compose.ts';
import {
  type Active,
  type Entries,
  isEmpty,
  type TextName,
} from '#library/prescription/entries.ts';
import { findEntryProblems } from '#library/prescription/problems.ts';
import { pages } from '#library/words.ts';
import type { Route } from './+types/fax-sheet.ts';

const { composer, sheet } = pages.prescribing;
const { text: labels, written: otherLabels } = composer;

export const loader = () => noStore(null);

export const action = ({ request }: Route.ActionArgs) => readPostedEntries(request);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = () => pageMeta({ ...sheet.search, path: faxSheetPath });

const formPath = '/specialists/prescribing#compose';

export default function FaxSheet({ actionData = '' }: Route.ComponentProps) {
  const entries = parseEntries(actionData, composer);
  const problems = getProblemMessages(
    composer,
    findEntryProblems(entries, composer.checks, sameActives),
  );
  // Each entry also shows its own warning, so no one faxes or reads it without the warning.
  const warnings = [
    ...problems.map(({ label, message }) => `${label}: ${message}`),
    ...getControlledNotes(composer, entries),
  ];
  const missing = actionData ? getMissingMessages(composer, entries).map(({ label }) => label) : [];
  return (
    <>
      <PrintedSheet
        className={css.sheet}
        head={{
          className: css.head,
          above: <BackToForm query={actionData} />,
          title: sheet.title,
          lead: sheet.lead,
        }}
        notice={<Notice className={css.warnings} title={sheet.flagged} items={warnings} />}
        hint={<PhoneLinks text={sheet.print} />}
        controls={<PrintControls />}
        data-nosnippet
      >
        {[...getCallFirstNotes(composer, entries, callFirst), sheet.controlled].map((note) => (
          <p key={note} className={classNames('text-title', care.caution)}>
            {note}
          </p>
        ))}
        {/* On paper, the missing entries are blank lines. */}
        <Notice
          className={classNames('screen-only', css.missing)}
          title={composer.missing.title}
          items={missing}
        />
        <dl className="halves">
          <Field name={sheet.to} value={site.brand} />
          <Field name={sheet.from} value={site.fax} />
        </dl>
        <BlankFields
          title={sheet.patient.title}
          items={sheet.patient[entries.patient ?? 'items']}
        />
        <BlankFields {...sheet.prescriber} />
        <Medicine entries={entries} problems={problems} />
        <dl className="halves">
          <Field name={sheet.signature} value="" />
          <Field name={sheet.date} value="" />
        </dl>
        <p>
          <PhoneLinks text={sheet.private} />
        </p>
      </PrintedSheet>
      <NextStep {...sheet.next} />
    </>
  );
}

function BackToForm({ query }: { query: string }) {
  if (!query) return <BackLink to={formPath}>{sheet.back}</BackLink>;
  return (
    <form method="post" action={formPath}>
      {Array.from(new URLSearchParams(query), ([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several inputs can share a name.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <BackButton>{sheet.back}</BackButton>
    </form>
  );
}

type Messages = Readonly<Record<string, string>>;

interface ContentProps {
  entries: Entries;
  problems: readonly ProblemMessage[];
}

interface NoticeProps {
  className: string | undefined;
  title: string;
  items: readonly string[];
}

function Notice({ className, title, items }: NoticeProps) {
  if (items.length === 0) return null;
  return (
    <section className={className}>
      <H2 className="display-2">{title}</H2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** Prescribers fill in these fields by hand, because the form never asks for names. */
function BlankFields({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <H2 className="display-2">{title}</H2>
      <dl className={classNames('halves', css.blankFields)}>
        {items.map((item) => (
          <Field key={item} name={item} value="" />
        ))}
      </dl>
    </section>
  );
}

function Medicine({ entries, problems }: ContentProps) {
  const { patient, actives, texts, without, delivery } = entries;
  const withoutText = [...without, texts['also-without']].filter(Boolean).join(', ');
  const weight = texts.weight && `${texts.weight} ${texts['weight-unit']}`.trim();
  const warnings = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
  const getProps = (name: TextName) => ({ value: texts[name], warning: warnings[name] });
  return (
    <section className={css.medicine}>
      <H2 className="display-2">{sheet.medicine}</H2>
      <Formula actives={actives} warnings={warnings} />
      <dl className="halves">
        <Field name={labels.form} {...getProps('form')} />
        <Field name={labels.base} {...getProps('base')} value={getBase(texts, labels)} />
        <Field name={otherLabels.quantity} {...getProps('quantity')} />
        <Field name={otherLabels.refills} {...getProps('refills')} />
        <Field name={otherLabels.supply} {...getProps('supply')} />
        <Field name={sheet.purpose} value="" />
        <Field isWide name={otherLabels.names.directions} {...getProps('directions')} />
        <Field isWide name={labels.without} {...getProps('also-without')} value={withoutText} />
        <Field isWide name={labels.need} {...getProps('need')} />
        {patient !== 'person' && <Field name={labels.species} {...getProps('species')} />}
        <Field name={labels.age} {...getProps('age')} />
        <Field name={labels.weight} {...getProps('weight')} value={weight} />
        <Field name={labels.flavor} {...getProps('flavor')} />
        <Field name={labels.delivery} value={delivery ? labels.deliveries[delivery] : ''} />
        {patient !== 'person' && (
          <div>
            <dt>
              <label htmlFor="no-xylitol">{labels.noXylitol}</label>
            </dt>
            <dd className={checklist.item}>
              <input type="checkbox" id="no-xylitol" defaultChecked={patient === 'animal'} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

const blankRows: readonly Active[] = Array(4).fill({ name: '', strength: '', unit: '' });

function Formula({ actives, warnings }: { actives: readonly Active[]; warnings: Messages }) {
  const isBlank = actives.every(isEmpty);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{sheet.active}</th>
          <th scope="col">{sheet.strength}</th>
        </tr>
      </thead>
      <tbody>
        {(isBlank ? blankRows : actives).map((active, index) => {
          if (!isBlank && isEmpty(active)) return null;
          const getWarning = (...fields: string[]) =>
            fields.flatMap((field) => warnings[`${field}-${index + 1}`] ?? []).join(' ');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key other than their position.
            <tr key={index}>
              <td>
                <Value text={active.name} warning={getWarning('active')} />
              </td>
              <td>
                <Value text={formatAmount(active)} warning={getWarning('strength', 'unit')} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface FieldProps {
  name: string;
  value: string;
  warning?: string | undefined;
  isWide?: boolean;
}

function Field({ name, value, warning, isWide }: FieldProps) {
  return (
    <div className={classNames(isWide && css.fullRow)}>
      <dt>{name}</dt>
      <dd>
        <Value text={value} warning={warning} />
      </dd>
    </div>
  );
}

function Value({ text, warning }: { text: string; warning: string | undefined }) {
  return (
    <>
      {text && <span translate="no">{text}</span>}
      {warning && <strong className={css.warning}> {warning}</strong>}
    </>
  );
}
