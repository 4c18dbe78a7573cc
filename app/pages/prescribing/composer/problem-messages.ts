import { fillIn } from '#library/fill-in.ts';
import type { Entries } from '#library/prescription/entries.ts';
import { controlledIn, mixedUnitsIn, type Problem } from '#library/prescription/problems.ts';
import type { ComposerWords } from '#library/schema/pages/prescribing.ts';

export type ProblemMessage = ReturnType<typeof getProblemMessages>[number];

export function getProblemMessages(text: ComposerWords, problems: ReadonlyMap<string, Problem>) {
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

export const getControlledNotes = ({ notes, checks }: ComposerWords, entries: Entries) =>
  controlledIn(entries, checks).map(({ active, schedule }) =>
    fillIn(notes.controlled, { active, schedule }),
  );

export function getUnitNotes({ notes }: ComposerWords, entries: Entries): string[] {
  const units = mixedUnitsIn(entries);
  return units.length > 0 ? [fillIn(notes.mixedUnits, { units: units.join(', ') })] : [];
}
