import type { ReactNode } from 'react';
import { PhoneLinks } from '#app/article/inline/phone-links.tsx';

/** Turns phone numbers into links if the content is a string. */
export function Lead({ children }: { children: ReactNode }) {
  return (
    <p className="lead">
      {typeof children === 'string' ? <PhoneLinks text={children} /> : children}
    </p>
  );
}
