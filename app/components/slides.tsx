import type { ReactNode } from 'react';
import css from '#app/components/slides.module.css';

export interface Slide {
  title: string;
  description: string;
  note: string;
  to: string;
  specimen: ReactNode;
}

export function Slides({ slides }: { slides: readonly Slide[] }) {
  return (
    <ul className={css.slides}>
      {slides.map(({ title, description, note, to, specimen }) => (
        <li key={to} className="link-card">
          <div>
            <h3>
              <a href={to}>{title}</a>
            </h3>
            <p>{description}</p>
            <small>{note}</small>
          </div>
          {specimen}
        </li>
      ))}
    </ul>
  );
}
