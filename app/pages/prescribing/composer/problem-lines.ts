import { fillIn } from '#library/fill-in.ts';
import type { Entries } from '#library/prescription/entries.ts';
import { controlledIn, mixedUnitsIn, type Problem } from '#library/prescription/problems.ts';
import type { ComposerWords } from '#library/schema/pages/prescribing.ts';

export type ProblemLine = ReturnType<typeof problemLines>[number];

export function problemLines(words: ComposerWords, problems: ReadonlyMap<string, Problem>) {
  const labels: Readonly<Record<string, string>> = words.fields;
  return Array.from(problems, ([field, { kind, values }]) => {
    const [, name = field, number = ''] = /^(.*)-(\d+)$/.exec(field) ?? [];
    return {
      field,
      kind,
      label: fillIn(labels[name] ?? '', { number }),
      message: fillIn(words.problems[kind], values),
    };
  });
}

export const controlledNotes = ({ notes, checks }: ComposerWords, entries: Entries) =>
  controlledIn(entries, checks).map(({ active, schedule }) =>
    fillIn(notes.controlled, { active, schedule }),
  );

export function unitNotes({ notes }: ComposerWords, entries: Entries): string[] {
  const units = mixedUnitsIn(entries);
  return units.length > 0 ? [fillIn(notes.mixedUnits, { units: units.join(', ') })] : [];
}
