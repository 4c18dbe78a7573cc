import { type ComponentProps, type ReactNode, useId } from 'react';
import { TextArea, TextField } from '#app/components/controls/field.tsx';
import css from '#app/pages/prescribing/composer/composer.module.css';
import { fillIn } from '#library/fill-in.ts';
import type { Entries, longestOfActive, TextName } from '#library/prescription/entries.ts';
import type { Problem } from '#library/prescription/problems.ts';
import type { ComposerWords } from '#library/schema/pages/prescribing.ts';

interface FieldsProps {
  words: ComposerWords;
  /** The default values of the fields. */
  answer: Entries;
  rows: number;
  problems: ReadonlyMap<string, Problem>;
  /** The button that adds a row. */
  children: ReactNode;
}

export function ComposerFields({ words, answer, rows, problems, children }: FieldsProps) {
  const { groups, fields, hints, choices } = words;
  const { drug, directions, notes } = words.usualLimits;
  const errorOf = (name: string) => {
    const problem = problems.get(name);
    return problem && fillIn(words.problems[problem.kind], problem.values);
  };
  const of = (name: TextName) => ({
    name,
    label: fields[name],
    defaultValue: answer.texts[name],
    error: errorOf(name),
  });
  const ofActive = (name: keyof typeof longestOfActive, place: number, value = '') => ({
    name: `${name}-${place}`,
    label: fillIn(fields[name], { number: String(place) }),
    defaultValue: value,
    error: errorOf(`${name}-${place}`),
  });
  return (
    <>
      <Group title={groups.actives} hint={hints.actives}>
        <div className={`stack ${css.wide}`}>
          {Array.from({ length: rows }, (_, index) => index + 1).map((place) => {
            const active = answer.actives[place - 1];
            return (
              <div key={place} className={css.active}>
                <TextField {...ofActive('active', place, active?.name)} />
                <TextField {...ofActive('strength', place, active?.strength)} inputMode="decimal" />
                <TextField {...ofActive('unit', place, active?.unit)} list="units" />
              </div>
            );
          })}
        </div>
        {children}
      </Group>
      <Group title={groups.preparation}>
        <TextField {...of('form')} />
        <TextField {...of('base')} />
        <TextField {...of('quantity')} />
        <TextField {...of('refills')} inputMode="numeric" />
        <TextField {...of('flavor')} />
        <TextArea className={css.wide} {...of('directions')} />
      </Group>
      <Group title={groups.without}>
        <div className={`cluster ${css.wide}`}>
          {choices.without.map((choice) => (
            <Box
              key={choice}
              label={choice}
              name="without"
              value={choice}
              defaultChecked={answer.without.includes(choice)}
            />
          ))}
        </div>
        <TextField className={css.wide} {...of('also-without')} />
      </Group>
      <Group title={groups.need}>
        <TextArea className={css.wide} {...of('need')} rows={3} />
      </Group>
      <Group title={groups.patient} hint={hints.patient}>
        <TextField className={css.wide} {...of('age')} />
        <TextField {...of('weight')} inputMode="decimal" />
        <fieldset className={`cluster ${css.units}`}>
          <legend className="text-title">{fields['weight-unit']}</legend>
          {words.weightUnits.map((unit, place) => (
            <Box
              key={unit}
              // The link from the list of missing entries focuses the first option.
              {...(place === 0 && { id: 'weight-unit' })}
              type="radio"
              label={unit}
              name="weight-unit"
              value={unit}
              defaultChecked={answer.texts['weight-unit'] === unit}
            />
          ))}
        </fieldset>
      </Group>
      <Group title={groups.animal} hint={hints.animal}>
        <TextField {...of('species')} />
        <Box
          label={fields.noXylitol}
          name="no-xylitol"
          value="yes"
          defaultChecked={answer.noXylitol}
        />
      </Group>
      <Group
        title={groups.limits}
        hint={fillIn(hints.limits, {
          drug: String(drug),
          directions: String(directions),
          notes: String(notes),
        })}
      >
        <div className={`thirds ${css.wide} ${css.limits}`}>
          <TextField {...of('limit-drug')} inputMode="numeric" />
          <TextField {...of('limit-directions')} inputMode="numeric" />
          <TextField {...of('limit-notes')} inputMode="numeric" />
        </div>
        <Box
          className={css.wide}
          label={fields.formulaInNotes}
          name="formula-in-notes"
          value="yes"
          defaultChecked={answer.formulaInNotes}
        />
      </Group>
      <datalist id="units">
        {choices.units.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
    </>
  );
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset className={`halves ${css.group}`} aria-describedby={hint && id}>
      <legend className="display-2">{title}</legend>
      {hint && (
        <p className={`note ${css.wide}`} id={id}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}

function Box({ label, className, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={className ? `${css.box} ${className}` : css.box}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  );
}
