import { type ReactNode, useId } from 'react';
import css from '#app/article/blocks/care.module.css';
import { InlineItems } from '#app/article/inline/inlines.tsx';
import { classNames } from '#app/components/class-names.ts';
import { site, telHref } from '#library/facts.ts';
import type { CareLevel, Inline } from '#library/markdown/tree.ts';
import { articleWords } from '#library/words.ts';

/** The rank of the heading of a card, one below the heading it stands under. */
export type CardHeading = 'h2' | 'h3';

interface CareCardProps {
  level: CareLevel;
  title: string;
  items: readonly (string | readonly Inline[])[];
  heading: CardHeading;
}

/**
 * One action and when to take it. An emergency says nothing else; what can wait a day adds the
 * pharmacist's number, for those who are not sure.
 */
export function CareCard({ level, title, items, heading: Heading }: CareCardProps) {
  const id = useId();
  return (
    <section className={classNames('paper raised', css.care, css[level])} aria-labelledby={id}>
      <div>
        <Heading id={id} className="display-2">
          {title}
        </Heading>
        <ul className={`lined drops ${css.signs}`}>
          <InlineItems items={items} />
        </ul>
      </div>
      {level === 'soon' && (
        <p>
          {articleWords.careLine} <a href={telHref(site.phone)}>{site.phone}</a>
        </p>
      )}
    </section>
  );
}

interface SafetyAlertProps {
  title: string;
  heading: CardHeading;
  children: ReactNode;
}

/** Red, for safety information only, once on a page. */
export function SafetyAlert({ title, heading: Heading, children }: SafetyAlertProps) {
  const id = useId();
  return (
    <section className={css.alert} aria-labelledby={id}>
      <Heading id={id} className="text-title">
        {title}
      </Heading>
      <div className="stack">{children}</div>
    </section>
  );
}
