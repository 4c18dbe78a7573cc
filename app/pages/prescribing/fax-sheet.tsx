import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { NextStep } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { BackButton, BackLink } from '#app/components/heads/back-link.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { parseEntries } from '#app/pages/prescribing/composer/entries.ts';
import { controlledNotes, problemLines } from '#app/pages/prescribing/composer/problem-lines.ts';
import css from '#app/pages/prescribing/fax-sheet.module.css';
import { faxSheetPath, noStore, readPostedEntries } from '#app/pages/prescribing/http.ts';
import { PrintedSheet } from '#app/pages/printed-sheet.tsx';
import { pageMeta } from '#app/seo.ts';
import { site } from '#library/facts.ts';
import { amountOf } from '#library/prescription/compose.ts';
import { type Active, type Entries, isEmpty } from '#library/prescription/entries.ts';
import { problemsIn } from '#library/prescription/problems.ts';
import { pages } from '#library/words.ts';
import type { Route } from './+types/fax-sheet.ts';

const { composer, sheet } = pages.prescribing;
const { text: labels, written } = composer;

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
        className={classNames(css.sheet, isLong(entries) && css.dense)}
        head={{
          className: css.head,
          above: <Back query={actionData} />,
          title: sheet.title,
          lead: sheet.lead,
        }}
        hint={sheet.print}
        // Field names aren't useful in a search result.
        data-nosnippet
      >
        <Flags entries={entries} />
        <dl className={classNames('halves', css.route)}>
          <Line name={sheet.to} value={site.brand} />
          <Line name={sheet.from} value={site.fax} />
        </dl>
        <div className="halves">
          <BlankFields {...sheet.patient} />
          <BlankFields {...sheet.prescriber} />
        </div>
        <Medicine entries={entries} />
        <dl className="halves">
          <Line name={sheet.signature} value="" />
          <Line name={sheet.date} value="" />
        </dl>
        <p className={classNames('note', css.private)}>
          <PhoneLinks text={sheet.private} />
        </p>
      </PrintedSheet>
      <NextStep {...sheet.next} />
    </>
  );
}

/** Posts the entries back to the form, so they can be corrected there. */
function Back({ query }: { query: string }) {
  if (!query) return <BackLink to={formPath}>{sheet.back}</BackLink>;
  return (
    <form method="post" action={formPath}>
      {Array.from(new URLSearchParams(query), ([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several boxes share a name.
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      <BackButton>{sheet.back}</BackButton>
    </form>
  );
}

/** Printed at the top, so no prescription with problems is faxed without a warning. */
function Flags({ entries }: { entries: Entries }) {
  const problems = problemLines(composer, problemsIn(entries, composer.checks));
  const lines = [
    ...problems.map(({ label, message }) => `${label}: ${message}`),
    ...controlledNotes(composer, entries),
  ];
  if (lines.length === 0) return null;
  return (
    <section className={css.flags}>
      <H2 className="display-2">{sheet.flagged}</H2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the entries won't fit on one page in the larger, more legible type. */
function isLong({ actives, texts, without }: Entries): boolean {
  const filledActives = actives.filter((active) => !isEmpty(active));
  const characters = [...Object.values(texts), ...without].join(', ').length;
  return filledActives.length * 60 + characters > 900;
}

/** Filled in by hand: the site never collects names. */
function BlankFields({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <H2 className="display-2">{title}</H2>
      <dl>
        {items.map((item) => (
          <Line key={item} name={item} value="" />
        ))}
      </dl>
    </section>
  );
}

function Medicine({ entries: { actives, texts, without, noXylitol } }: { entries: Entries }) {
  const excluded = [...without, texts['also-without']].filter(Boolean).join(', ');
  const weight = [texts.weight, texts['weight-unit']].filter(Boolean).join(' ');
  return (
    <section className={css.medicine}>
      <H2 className="display-2">{sheet.medicine}</H2>
      <Formula actives={actives} />
      <dl className="halves">
        <Line name={labels.form} value={texts.form} />
        <Line name={labels.base} value={texts.base} />
        <Line name={written.quantity} value={texts.quantity} />
        <Line name={written.refills} value={texts.refills} />
        <Line name={sheet.supply} value="" />
        <Line name={sheet.purpose} value="" />
        <Line className={css.wide} name={written.names.directions} value={texts.directions} />
        <Line className={css.wide} name={labels.without} value={excluded} />
        <Line className={css.wide} name={labels.need} value={texts.need} />
        <Line name={labels.species} value={texts.species} />
        <Line name={labels.age} value={texts.age} />
        <Line name={labels.weight} value={weight} />
        <Line name={labels.flavor} value={texts.flavor} />
        <div>
          <dt>{labels.noXylitol}</dt>
          <dd className={css.box}>{noXylitol && '✓'}</dd>
        </div>
      </dl>
    </section>
  );
}

const blankRows: readonly Active[] = Array(4).fill({ name: '', strength: '', unit: '' });

/** A row for each active ingredient, or blank rows to fill in by hand. */
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
        {rows.map((active, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity than their position.
          <tr key={place}>
            <td>{active.name}</td>
            <td>{amountOf(active)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Line({ name, value, className }: { name: string; value: string; className?: string }) {
  return (
    <div className={classNames(className)}>
      <dt>{name}</dt>
      <dd translate="no">{value}</dd>
    </div>
  );
}
