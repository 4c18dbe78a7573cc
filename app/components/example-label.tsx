import type { ReactNode } from 'react';
import { Mark } from '#app/illustrations/mark.tsx';
import { site } from '#library/facts.ts';
import { services } from '#library/words.ts';

const { prescription, contents, directions, lot, example } = services.compounding.label;

interface ExampleLabelProps {
  className?: string;
  /** In place of the amount of the first of the contents. */
  strength?: ReactNode;
  /** In place of the name of the last. */
  base?: ReactNode;
}

/** What stands on a jar that leaves the pharmacy. The page that shows it gives it its size. */
export function ExampleLabel({ className, strength, base }: ExampleLabelProps) {
  return (
    <div className={className}>
      <p className="display">
        <Mark />
        {site.brand}
        <span>{prescription}</span>
      </p>
      <dl translate="no">
        {contents.map(({ name, amount }, place) => (
          <div key={name}>
            <dt>{(place === contents.length - 1 && base) || name}</dt>
            <dd className="display">{(place === 0 && strength) || amount}</dd>
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
