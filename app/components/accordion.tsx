import type { ReactNode } from 'react';
import css from '#app/components/accordion.module.css';
import { slug } from '#library/slug.ts';

interface AccordionProps {
  /** At most one answer with this name is open, so the name must be unique on the page. */
  name: string;
  items: readonly { question: string; answer: ReactNode }[];
  firstOpen?: boolean;
}

export function Accordion({ name, items, firstOpen = false }: AccordionProps) {
  return (
    <div className={`lined ${css.accordion}`}>
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} open={firstOpen && index === 0}>
          <summary className="display-1">{question}</summary>
          {/* The id is inside <details>, so a link to it opens the answer. */}
          <p id={slug(question)}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
