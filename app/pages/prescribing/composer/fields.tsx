import { type ComponentProps, type ReactNode, useId } from 'react';
import { TextArea, TextField } from '#app/components/controls/field.tsx';
import css from '#app/pages/prescribing/composer/composer.module.css';
import { fillIn } from '#library/fill-in.ts';
import type { Entries, maxActiveLengths, TextName } from '#library/prescription/entries.ts';
import type { Problem } from '#library/prescription/problems.ts';
import type { ComposerWords } from '#library/schema/pages/prescribing.ts';

interface FieldsProps {
  words: ComposerWords;
  /** The default values of the fields. */
  defaults: Entries;
  rows: number;
  problems: ReadonlyMap<string, Problem>;
  /** The button that adds a row. */
  children: ReactNode;
}

export function ComposerFields({ words, defaults, rows, problems, children }: FieldsProps) {
  const { groups, fields, hints, choices } = words;
  const { drug, directions, notes } = words.usualLimits;
  const getError = (name: string) => {
    const problem = problems.get(name);
    return problem && fillIn(words.problems[problem.kind], problem.values);
  };
  const fieldProps = (name: TextName) => ({
    name,
    label: fields[name],
    defaultValue: defaults.texts[name],
    error: getError(name),
  });
  const activeProps = (name: keyof typeof maxActiveLengths, number: number, value = '') => ({
    name: `${name}-${number}`,
    label: fillIn(fields[name], { number: String(number) }),
    defaultValue: value,
    error: getError(`${name}-${number}`),
  });
  return (
    <>
      <Group title={groups.actives} hint={hints.actives}>
        <div className={`stack ${css.wide}`}>
          {Array.from({ length: rows }, (_, index) => index + 1).map((number) => {
            const active = defaults.actives[number - 1];
            return (
              <div key={number} className={css.active}>
                <TextField {...activeProps('active', number, active?.name)} />
                <TextField
                  inputMode="decimal"
                  {...activeProps('strength', number, active?.strength)}
                />
                <TextField {...activeProps('unit', number, active?.unit)} list="units" />
              </div>
            );
          })}
        </div>
        {children}
      </Group>
      <Group title={groups.preparation}>
        <TextField {...fieldProps('form')} />
        <TextField {...fieldProps('base')} />
        <TextField {...fieldProps('quantity')} />
        <TextField {...fieldProps('refills')} inputMode="numeric" />
        <TextField {...fieldProps('flavor')} />
        <TextArea className={css.wide} {...fieldProps('directions')} />
      </Group>
      <Group title={groups.without}>
        <div className={`cluster ${css.wide}`}>
          {choices.without.map((choice) => (
            <Box
              key={choice}
              label={choice}
              name="without"
              value={choice}
              defaultChecked={defaults.without.includes(choice)}
            />
          ))}
        </div>
        <TextField className={css.wide} {...fieldProps('also-without')} />
      </Group>
      <Group title={groups.need}>
        <TextArea className={css.wide} {...fieldProps('need')} rows={3} />
      </Group>
      <Group title={groups.patient} hint={hints.patient}>
        <TextField className={css.wide} {...fieldProps('age')} />
        <TextField {...fieldProps('weight')} inputMode="decimal" />
        <fieldset className={`cluster ${css.units}`}>
          <legend className="text-title">{fields['weight-unit']}</legend>
          {words.weightUnits.map((unit, index) => (
            <Box
              key={unit}
              // The link from the list of missing entries focuses the first option.
              {...(index === 0 && { id: 'weight-unit' })}
              type="radio"
              label={unit}
              name="weight-unit"
              value={unit}
              defaultChecked={defaults.texts['weight-unit'] === unit}
            />
          ))}
        </fieldset>
      </Group>
      <Group title={groups.animal} hint={hints.animal}>
        <TextField {...fieldProps('species')} />
        <Box
          label={fields.noXylitol}
          name="no-xylitol"
          value="yes"
          defaultChecked={defaults.noXylitol}
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
          <TextField {...fieldProps('limit-drug')} inputMode="numeric" />
          <TextField {...fieldProps('limit-directions')} inputMode="numeric" />
          <TextField {...fieldProps('limit-notes')} inputMode="numeric" />
        </div>
        <Box
          className={css.wide}
          label={fields.formulaInNotes}
          name="formula-in-notes"
          value="yes"
          defaultChecked={defaults.formulaInNotes}
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
