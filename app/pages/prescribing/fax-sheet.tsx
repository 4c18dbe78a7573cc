import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { NextStep } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { BackButton, BackLink } from '#app/components/heads/back-link.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { PrintControls } from '#app/components/printing.tsx';
import { parseEntries } from '#app/pages/prescribing/composer/entries.ts';
import {
  getControlledNotes,
  getProblemMessages,
} from '#app/pages/prescribing/composer/problem-messages.ts';
import css from '#app/pages/prescribing/fax-sheet.module.css';
import { faxSheetPath, noStore, readPostedEntries } from '#app/pages/prescribing/http.ts';
import { PrintedSheet } from '#app/pages/printed-sheet.tsx';
import { pageMeta } from '#app/seo.ts';
import { site } from '#library/facts.ts';
import { formatAmount, getBase } from '#library/prescription/compose.ts';
import { type Active, type Entries, isEmpty } from '#library/prescription/entries.ts';
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
        hint={sheet.print}
        controls={<PrintControls />}
        data-nosnippet
      >
        <Warnings entries={entries} />
        <dl className={classNames('halves', css.faxNumbers)}>
          <Field name={sheet.to} value={site.brand} />
          <Field name={sheet.from} value={site.fax} />
        </dl>
        <div className="halves">
          <BlankFields
            title={sheet.patient.title}
            items={sheet.patient[entries.patient ?? 'items']}
          />
          <BlankFields {...sheet.prescriber} />
        </div>
        <Medicine entries={entries} />
        <dl className="halves">
          <Field name={sheet.signature} value="" />
          <Field name={sheet.date} value="" />
        </dl>
        <p className={classNames('note', css.privacyNote)}>
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

/** Warnings are at the top, so a prescription with problems isn't faxed without them. */
function Warnings({ entries }: { entries: Entries }) {
  const problems = getProblemMessages(composer, findEntryProblems(entries, composer.checks));
  const warnings = [
    ...problems.map(({ label, message }) => `${label}: ${message}`),
    ...getControlledNotes(composer, entries),
  ];
  if (warnings.length === 0) return null;
  return (
    <section className={css.warnings}>
      <H2 className="display-2">{sheet.flagged}</H2>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
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
      <dl>
        {items.map((item) => (
          <Field key={item} name={item} value="" />
        ))}
      </dl>
    </section>
  );
}

function Medicine({ entries }: { entries: Entries }) {
  const { patient, actives, texts, without, noXylitol } = entries;
  const excludedIngredients = [...without, texts['also-without']].filter(Boolean).join(', ');
  const weight = [texts.weight, texts['weight-unit']].filter(Boolean).join(' ');
  return (
    <section className={css.medicine}>
      <H2 className="display-2">{sheet.medicine}</H2>
      <Formula actives={actives} />
      <dl className="halves">
        <Field name={labels.form} value={texts.form} />
        <Field name={labels.base} value={getBase(texts, labels)} />
        <Field name={otherLabels.quantity} value={texts.quantity} />
        <Field name={otherLabels.refills} value={texts.refills} />
        <Field name={sheet.supply} value="" />
        <Field name={sheet.purpose} value="" />
        <Field
          className={css.fullRow}
          name={otherLabels.names.directions}
          value={texts.directions}
        />
        <Field className={css.fullRow} name={labels.without} value={excludedIngredients} />
        <Field className={css.fullRow} name={labels.need} value={texts.need} />
        {patient !== 'person' && <Field name={labels.species} value={texts.species} />}
        <Field name={labels.age} value={texts.age} />
        <Field name={labels.weight} value={weight} />
        <Field name={labels.flavor} value={texts.flavor} />
        {patient !== 'person' && (
          <div>
            <dt>{labels.noXylitol}</dt>
            <dd className={css.checkbox}>{noXylitol && '✓'}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

const blankRows: readonly Active[] = Array(4).fill({ name: '', strength: '', unit: '' });

function Formula({ actives }: { actives: readonly Active[] }) {
  const filledActives = actives.filter((active) => !isEmpty(active));
  const rows = filledActives.length > 0 ? filledActives : blankRows;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{sheet.active}</th>
          <th scope="col">{sheet.strength}</th>
        </tr>
      </thead>
      <tbody translate="no">
        {rows.map((active, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key other than their position.
          <tr key={index}>
            <td>{active.name}</td>
            <td>{formatAmount(active)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Field({ name, value, className }: { name: string; value: string; className?: string }) {
  return (
    <div className={classNames(className)}>
      <dt>{name}</dt>
      <dd translate="no">{value}</dd>
    </div>
  );
}
