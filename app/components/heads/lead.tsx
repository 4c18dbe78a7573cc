import type { ReactNode } from 'react';
import { PhoneLinks } from '#app/article/inline/phone-links.tsx';

export function Lead({ children }: { children: ReactNode }) {
  return (
    <p className="lead">
      {typeof children === 'string' ? <PhoneLinks text={children} /> : children}
    </p>
  );
}
