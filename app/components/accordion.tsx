import type { ReactNode } from 'react';
import css from '#app/components/accordion.module.css';
import { slug } from '#library/slug.ts';

interface AccordionProps {
  items: readonly { question: string; answer: ReactNode }[];
  /** At most one answer with this name is open, so the name must be unique on the page. */
  name?: string;
  firstOpen?: boolean;
  container?: 'p' | 'div';
}

/** Find in page and links open an answer, and print shows them all. */
export function Accordion({ items, name, firstOpen, container: Answer = 'p' }: AccordionProps) {
  return (
    <div className={`lined ${css.accordion}`}>
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} open={firstOpen && index === 0}>
          <summary className="display-1">{question}</summary>
          {/* The id is inside <details>, so a link to it opens the answer. */}
          <Answer id={slug(question)}>{answer}</Answer>
        </details>
      ))}
    </div>
  );
}
