import type { ReactNode } from 'react';

export interface NamedValue {
  name: string;
  value: ReactNode;
}

export function NamedValues({
  values,
  className,
  nameClass,
  valueClass,
}: {
  values: readonly NamedValue[];
  className?: string;
  nameClass?: string;
  valueClass?: string;
}) {
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
