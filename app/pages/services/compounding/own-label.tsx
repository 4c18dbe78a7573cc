import { AuxLabel } from '#app/components/aux-label.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ExampleLabel } from '#app/components/example-label.tsx';
import { H3 } from '#app/components/heads/heading.tsx';
import css from '#app/pages/services/compounding/own-label.module.css';
import { services } from '#library/words.ts';

const { label, choices } = services.compounding;
const { strength, base, dye } = choices;

const strengths = strength.options.map((name) => ({
  name,
  onLabel: name,
  isFirst: name === label.contents[0]?.amount,
}));
const bases = base.options.map((option) => ({
  ...option,
  isFirst: option.onLabel === label.contents.at(-1)?.name,
}));
const dyes = [
  { name: dye.kept, isFirst: true },
  { name: dye.omitted, isFirst: false },
];

/**
 * The example label on a jar, with choices that change it. It needs no script: the markup has every
 * option, and the stylesheet shows the selected ones.
 */
export function OwnLabel({ className }: { className: string | undefined }) {
  return (
    <div className={css.own}>
      <div className={css.jar} aria-live="polite">
        <p className={css.sticker}>
          <AuxLabel>{dye.onLabel}</AuxLabel>
        </p>
        <ExampleLabel
          className={className}
          strength={<Lines className={css.strength} options={strengths} />}
          base={<Lines className={css.base} options={bases} />}
        />
      </div>
      <div className={classNames('screen-only', css.choices)}>
        <H3>{choices.title}</H3>
        <p className="meta">{choices.note}</p>
        <Choice title={strength.name} group="strength" options={strengths} />
        <Choice title={base.name} group="base" options={bases} />
        <Choice title={dye.name} group="dye" options={dyes} />
      </div>
    </div>
  );
}

interface LinesProps {
  className: string | undefined;
  options: readonly { onLabel: string; isFirst: boolean }[];
}

function Lines({ className, options }: LinesProps) {
  return (
    <span className={className}>
      {options.map(({ onLabel, isFirst }) => (
        <span key={onLabel} className={classNames(isFirst && css.first)}>
          {onLabel}
        </span>
      ))}
    </span>
  );
}

interface ChoiceProps {
  title: string;
  group: string;
  options: readonly { name: string; isFirst: boolean }[];
}

function Choice({ title, group, options }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {options.map(({ name, isFirst }, place) => (
        <label key={name}>
          <input type="radio" name={group} value={place} defaultChecked={isFirst} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
