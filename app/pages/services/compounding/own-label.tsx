import type { ReactNode } from 'react';
import { AuxLabel } from '#app/components/aux-label.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ExampleLabel } from '#app/components/example-label.tsx';
import css from '#app/pages/services/compounding/own-label.module.css';
import { services } from '#library/words.ts';

const { label, choices } = services.compounding;
const { strength, base, dye } = choices;
const [first] = label.contents;

/**
 * The example label on its jar, and what a reader may change on it. Without script: the page holds
 * every line that the label can have, and the styles show those that are chosen.
 */
export function OwnLabel({ className }: { className: string | undefined }) {
  const isFirst = (option: string) => option === first?.amount;
  const onLabel = base.options.map((option) => option.onLabel);
  return (
    <div className={css.own}>
      <div className={css.jar} aria-live="polite">
        <p className={css.sticker}>
          <AuxLabel>{dye.onLabel}</AuxLabel>
        </p>
        <ExampleLabel
          className={className}
          strength={<Lines className={css.strength} lines={strength.options} isFirst={isFirst} />}
          base={
            <Lines
              className={css.base}
              lines={onLabel}
              isFirst={(line) => line === label.contents.at(-1)?.name}
            />
          }
        />
      </div>
      <div className={classNames('screen-only', css.choices)}>
        <h3>{choices.title}</h3>
        <p className="meta">{choices.note}</p>
        <Choice name={strength.name}>
          {strength.options.map((option, place) => (
            <Option key={option} group="strength" place={place} checked={isFirst(option)}>
              {option}
            </Option>
          ))}
        </Choice>
        <Choice name={base.name}>
          {base.options.map(({ name, onLabel: line }, place) => (
            <Option
              key={name}
              group="base"
              place={place}
              checked={line === label.contents.at(-1)?.name}
            >
              {name}
            </Option>
          ))}
        </Choice>
        <Choice name={dye.name}>
          <Option group="dye" place={0} checked>
            {dye.kept}
          </Option>
          <Option group="dye" place={1}>
            {dye.omitted}
          </Option>
        </Choice>
      </div>
    </div>
  );
}

/** All that may stand in one place of the label. */
function Lines({
  className,
  lines,
  isFirst,
}: {
  className: string | undefined;
  lines: readonly string[];
  isFirst: (line: string) => boolean;
}) {
  return (
    <span className={className}>
      {lines.map((line) => (
        <span key={line} className={classNames(isFirst(line) && css.first)}>
          {line}
        </span>
      ))}
    </span>
  );
}

function Choice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{name}</legend>
      {children}
    </fieldset>
  );
}

function Option({
  group,
  place,
  checked,
  children,
}: {
  group: string;
  place: number;
  checked?: boolean;
  children: ReactNode;
}) {
  return (
    <label>
      <input type="radio" name={group} value={place} defaultChecked={checked} />
      {children}
    </label>
  );
}
