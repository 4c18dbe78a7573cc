import { AuxLabel } from '#app/components/aux-label.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ExampleLabel } from '#app/components/example-label.tsx';
import { H3 } from '#app/components/heads/heading.tsx';
import css from '#app/pages/services/compounding/label-preview.module.css';
import { services } from '#library/words.ts';

const { label, choices } = services.compounding;
const { strength, base, dye } = choices;

const strengths = strength.options.map((name) => ({
  name,
  onLabel: name,
  isDefault: name === label.contents[0]?.amount,
}));
const bases = base.options.map((option) => ({
  ...option,
  isDefault: option.onLabel === label.contents.at(-1)?.name,
}));
const dyes = [
  { name: dye.kept, isDefault: true },
  { name: dye.omitted, isDefault: false },
];

/**
 * The choices work without JavaScript: the markup contains every option, and the stylesheet shows
 * the selected ones.
 */
export function LabelPreview({ className }: { className: string | undefined }) {
  return (
    <div className={css.preview}>
      <div className={css.jar} aria-live="polite">
        <p className={css.sticker}>
          <AuxLabel>{dye.onLabel}</AuxLabel>
        </p>
        <ExampleLabel
          className={className}
          strength={<LabelOptions className={css.strength} options={strengths} />}
          base={<LabelOptions className={css.base} options={bases} />}
        />
      </div>
      <div className={classNames('screen-only', css.choices)}>
        <H3>{choices.title}</H3>
        <p className="muted">{choices.note}</p>
        <Choice title={strength.name} group="strength" options={strengths} />
        <Choice title={base.name} group="base" options={bases} />
        <Choice title={dye.name} group="dye" options={dyes} />
      </div>
    </div>
  );
}

interface LabelOptionsProps {
  className: string | undefined;
  options: readonly { onLabel: string; isDefault: boolean }[];
}

function LabelOptions({ className, options }: LabelOptionsProps) {
  return (
    <span className={className}>
      {options.map(({ onLabel, isDefault }) => (
        <span key={onLabel} className={classNames(isDefault && css.defaultOption)}>
          {onLabel}
        </span>
      ))}
    </span>
  );
}

interface ChoiceProps {
  title: string;
  group: string;
  options: readonly { name: string; isDefault: boolean }[];
}

function Choice({ title, group, options }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {options.map(({ name, isDefault }, index) => (
        <label key={name}>
          <input type="radio" name={group} value={index} defaultChecked={isDefault} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
