import type { ReactNode } from 'react';
import { isoDate } from '#library/dates.ts';
import { joinUnits } from '#library/join-units.ts';

export interface NamedValue {
  name: string;
  value: ReactNode;
}

interface NamedValuesProps {
  values: readonly NamedValue[];
  className?: string;
  nameClass?: string;
  valueClass?: string;
}

export function NamedValues({ values, className, nameClass, valueClass }: NamedValuesProps) {
  return (
    <dl className={className}>
      {values.map(({ name, value }) => (
        <div key={name}>
          <dt className={nameClass}>{name}</dt>
          <dd className={valueClass}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The date must be in the format May 6, 2025. */
export function Day({ date, children = date }: { date: string; children?: string }) {
  return (
    <time
      className={children === date ? 'nowrap' : undefined}
      dateTime={isoDate(date) ?? undefined}
    >
      {joinUnits(children)}
    </time>
  );
}
