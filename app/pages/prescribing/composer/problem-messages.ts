import { fillIn } from '#library/fill-in.ts';
import type { Entries } from '#library/prescription/entries.ts';
import { findMissing } from '#library/prescription/missing.ts';
import {
  findActives,
  findControlled,
  findMixedUnits,
  type Problem,
} from '#library/prescription/problems.ts';
import type { ComposerText } from '#library/schema/pages/prescribing.ts';

export type ProblemMessage = ReturnType<typeof getProblemMessages>[number];

export function getProblemMessages(text: ComposerText, problems: ReadonlyMap<string, Problem>) {
  const labels: Readonly<Record<string, string>> = text.fields;
  return Array.from(problems, ([field, { kind, values }]) => {
    const [, name = field, number = ''] = /^(.*)-(\d+)$/.exec(field) ?? [];
    return {
      field,
      kind,
      label: fillIn(labels[name] ?? '', { number }),
      message: fillIn(text.problems[kind], values),
    };
  });
}

export const getMissingMessages = (text: ComposerText, entries: Entries) =>
  findMissing(entries).map(({ what, field, active = '' }) => ({
    field,
    label: fillIn(text.missing[what], { active }),
  }));

export const getControlledNotes = ({ notes, checks }: ComposerText, entries: Entries) =>
  findControlled(entries, checks).map(({ active, schedule }) =>
    fillIn(notes.controlled, { active, schedule }),
  );

/** Actives that we make only after a call. */
export type CallFirst = Readonly<Record<'anyone' | 'animal', readonly string[]>>;

export function getCallFirstNotes(
  { notes }: ComposerText,
  entries: Entries,
  { anyone, animal }: CallFirst,
) {
  const names = entries.patient === 'animal' ? [...anyone, ...animal] : anyone;
  return findActives(entries, names).map((active) => fillIn(notes.callFirst, { active }));
}

export function getUnitNotes({ notes }: ComposerText, entries: Entries): string[] {
  const units = findMixedUnits(entries);
  return units.length > 0 ? [fillIn(notes.mixedUnits, { units: units.join(', ') })] : [];
}
