import { type ComponentProps, type ReactNode, useId } from 'react';
import checklist from '#app/components/checklists.module.css';
import { classNames } from '#app/components/class-names.ts';
import { TextArea, TextField } from '#app/components/controls/field.tsx';
import css from '#app/pages/prescribing/composer/composer.module.css';
import { fillIn } from '#library/fill-in.ts';
import type { Entries, maxActiveLengths, TextName } from '#library/prescription/entries.ts';
import type { Problem } from '#library/prescription/problems.ts';
import type { ComposerText } from '#library/schema/pages/prescribing.ts';

interface FieldsProps {
  text: ComposerText;
  defaults: Entries;
  rowCount: number;
  problems: ReadonlyMap<string, Problem>;
  children: ReactNode;
}

export function ComposerFields({ text, defaults, rowCount, problems, children }: FieldsProps) {
  const { groups, fields, hints, choices } = text;
  const { drug, directions, notes } = text.usualLimits;
  const getError = (name: string) => {
    const problem = problems.get(name);
    if (!problem) return undefined;
    const message = fillIn(text.problems[problem.kind], problem.values);
    if (problem.kind !== 'refused') return message;
    return (
      <>
        {message} <a href={text.refusedLink.to}>{text.refusedLink.label}</a>
      </>
    );
  };
  const getFieldProps = (name: TextName) => ({
    name,
    label: fields[name],
    defaultValue: defaults.texts[name],
    error: getError(name),
  });
  const getActiveProps = (name: keyof typeof maxActiveLengths, number: number, value = '') => ({
    name: `${name}-${number}`,
    label: fillIn(fields[name], { number: String(number) }),
    defaultValue: value,
    error: getError(`${name}-${number}`),
  });
  return (
    <>
      <Group title={groups.patient} hint={hints.patient}>
        <div className={`cluster ${css.fullWidth}`}>
          <RadioChoices name="patient" labels={text.patients} chosen={defaults.patient} />
        </div>
        <TextField
          className={classNames(css.animalOnly, css.fullWidth)}
          {...getFieldProps('species')}
        />
        <TextField className={css.fullWidth} {...getFieldProps('age')} />
        <TextField {...getFieldProps('weight')} inputMode="decimal" />
        <fieldset className={`cluster ${css.weightUnits}`}>
          <legend className="text-title">{fields['weight-unit']}</legend>
          <RadioChoices
            name="weight-unit"
            labels={Object.fromEntries(text.weightUnits.map((unit) => [unit, unit]))}
            chosen={defaults.texts['weight-unit']}
          />
        </fieldset>
      </Group>
      <Group title={groups.actives} hint={hints.actives}>
        <div className={`stack ${css.fullWidth}`}>
          {Array.from({ length: rowCount }, (_, index) => index + 1).map((number) => {
            const active = defaults.actives[number - 1];
            return (
              <div key={number} className={css.ingredientRow}>
                <TextField {...getActiveProps('active', number, active?.name)} />
                <TextField
                  inputMode="decimal"
                  {...getActiveProps('strength', number, active?.strength)}
                />
                <TextField {...getActiveProps('unit', number, active?.unit)} list="units" />
              </div>
            );
          })}
        </div>
        {children}
      </Group>
      <Group title={groups.preparation}>
        <TextField {...getFieldProps('form')} />
        <TextField {...getFieldProps('base')} />
        <TextField {...getFieldProps('quantity')} />
        <TextField {...getFieldProps('supply')} inputMode="numeric" />
        <TextField {...getFieldProps('refills')} inputMode="numeric" />
        <TextField {...getFieldProps('flavor')} />
        <TextArea className={css.fullWidth} {...getFieldProps('directions')} />
      </Group>
      <Group title={groups.without}>
        <div className={`cluster ${css.fullWidth}`}>
          {choices.without.map((choice) => (
            <ChoiceInput
              key={choice}
              label={choice}
              name="without"
              value={choice}
              defaultChecked={defaults.without.includes(choice)}
            />
          ))}
        </div>
        <TextField className={css.fullWidth} {...getFieldProps('also-without')} />
      </Group>
      <Group title={groups.need} hint={hints.need}>
        <TextArea className={css.fullWidth} {...getFieldProps('need')} rows={3} />
      </Group>
      <Group title={groups.delivery}>
        <div className={`cluster ${css.fullWidth}`}>
          <RadioChoices
            name="delivery"
            labels={text.text.deliveries}
            chosen={defaults.delivery}
            animalOnly="clinic"
          />
        </div>
        <p className={`muted ${css.fullWidth} ${css.animalOnly}`}>{text.notes.clinic}</p>
      </Group>
      <Group
        title={groups.limits}
        hint={fillIn(hints.limits, {
          drug: String(drug),
          directions: String(directions),
          notes: String(notes),
        })}
      >
        <div className={`thirds ${css.fullWidth} ${css.limits}`}>
          <TextField {...getFieldProps('limit-drug')} inputMode="numeric" />
          <TextField {...getFieldProps('limit-directions')} inputMode="numeric" />
          <TextField {...getFieldProps('limit-notes')} inputMode="numeric" />
        </div>
        <ChoiceInput
          className={css.fullWidth}
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
        <p className={`muted ${css.fullWidth}`} id={id}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}

interface RadioChoicesProps {
  name: string;
  labels: Readonly<Record<string, string>>;
  chosen: string | undefined;
  animalOnly?: string;
}

function RadioChoices({ name, labels, chosen, animalOnly }: RadioChoicesProps) {
  return Object.entries(labels).map(([value, label], index) => (
    <ChoiceInput
      key={value}
      // The link from the list of missing entries focuses the first option.
      {...(index === 0 && { id: name })}
      {...(value === animalOnly && { className: css.animalOnly })}
      type="radio"
      label={label}
      name={name}
      value={value}
      defaultChecked={value === chosen}
    />
  ));
}

function ChoiceInput({ label, className, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={classNames(checklist.item, className)}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  );
}
