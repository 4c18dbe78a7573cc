import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/example-label.module.css';
import { Mark } from '#app/illustrations/mark.tsx';
import { site } from '#library/facts.ts';
import { services } from '#library/words.ts';

const { prescription, contents, directions, lot, example } = services.compounding.label;

interface ExampleLabelProps {
  className?: string;
  strength?: ReactNode;
  base?: ReactNode;
}

export function ExampleLabel({ className, strength, base }: ExampleLabelProps) {
  return (
    <div className={classNames(css.label, className)} data-nosnippet>
      <p className="display labels">
        <Mark />
        {site.brand}
        <span>{prescription}</span>
      </p>
      <dl translate="no">
        {contents.map(({ name, amount }, index) => (
          <div key={name} className="cluster spread">
            <dt>{(index === contents.length - 1 && base) || name}</dt>
            <dd className="display">{(index === 0 && strength) || amount}</dd>
          </div>
        ))}
      </dl>
      <p>
        {directions}
        <br />
        {lot}. {example}
      </p>
    </div>
  );
}
