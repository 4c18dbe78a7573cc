import type { ReactNode } from 'react';
import css from '#app/components/accordion.module.css';
import { slug } from '#library/slug.ts';

interface DisclosuresProps {
  items: readonly { title: string; content: ReactNode }[];
}

/** Hides what only some readers need. Find in page and links open it, and print shows it all. */
export function Disclosures({ items }: DisclosuresProps) {
  return (
    <div className={`lined ${css.accordion}`}>
      {items.map(({ title, content }) => (
        <details key={title}>
          <summary className="display-1">{title}</summary>
          {/* The id is inside <details>, so a link to it opens the content. */}
          <div id={slug(title)}>{content}</div>
        </details>
      ))}
    </div>
  );
}
