import type { ReactNode } from 'react';
import { Link } from '#app/components/controls/button.tsx';
import css from '#app/components/slides.module.css';

export interface Slide {
  title: string;
  description: string;
  /** Stands at the foot of the label. */
  note: string;
  to: string;
  /** What lies under the lens. */
  specimen: ReactNode;
}

/** Microscope slides: the label at the left end, the specimen on the glass. One to six. */
export function Slides({ slides }: { slides: readonly Slide[] }) {
  return (
    <ul className={css.slides}>
      {slides.map(({ title, description, note, to, specimen }) => (
        <li key={to} className="link-card">
          <div>
            <h3>
              <Link to={to}>{title}</Link>
            </h3>
            <p className="note">{description}</p>
            <small>{note}</small>
          </div>
          {specimen}
        </li>
      ))}
    </ul>
  );
}
