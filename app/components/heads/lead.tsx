import type { ReactNode } from 'react';
import { PhoneLinks } from '#app/article/inline/phone-links.tsx';

/** The sentence below or beside a title. */
export function Lead({ children }: { children: ReactNode }) {
  return (
    <p className="lead">
      {typeof children === 'string' ? <PhoneLinks text={children} /> : children}
    </p>
  );
}
