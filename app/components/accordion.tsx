import type { ReactNode } from 'react';
import css from '#app/components/accordion.module.css';
import { slug } from '#library/slug.ts';

interface AccordionProps {
  /** Shared by the items, unique on the page. */
  name: string;
  items: readonly { question: string; answer: ReactNode }[];
  /** Shows how an answer looks before anyone has clicked. */
  firstOpen?: boolean;
}

/**
 * Questions that open one at a time and can all be closed: native `details` with one name.
 * The browser's own search finds and opens closed answers; paper shows them all.
 */
export function Accordion({ name, items, firstOpen = false }: AccordionProps) {
  return (
    <div className={`lined ${css.accordion}`}>
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} open={firstOpen && index === 0}>
          <summary className="display-1">{question}</summary>
          {/* Inside, so that a link to it opens the answer. */}
          <p id={slug(question)}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
