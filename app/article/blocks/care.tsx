import { type ReactNode, useId } from 'react';
import css from '#app/article/blocks/care.module.css';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { keyed } from '#app/article/keyed.ts';
import { classNames } from '#app/components/class-names.ts';
import { site, telHref } from '#library/facts.ts';
import type { CareLevel, Inline } from '#library/markdown/tree.ts';
import { articleWords } from '#library/words.ts';

type HeadingTag = 'h2' | 'h3';

/**
 * One action and when to take it. An emergency says nothing else; what can wait a day adds the
 * pharmacist's number, for those who are not sure.
 */
export function CareCard({
  level,
  title,
  items,
  heading: Heading,
}: {
  level: CareLevel;
  title: string;
  items: readonly Inline[][];
  heading: HeadingTag;
}) {
  const id = useId();
  return (
    <section className={classNames('paper raised', css.care, css[level])} aria-labelledby={id}>
      <div>
        <Heading id={id} className="display-2">
          {title}
        </Heading>
        <ul className={`lined drops ${css.signs}`}>
          {keyed(items).map(({ key, item }) => (
            <li key={key}>
              <span>
                <Inlines nodes={item} />
              </span>
            </li>
          ))}
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

/** Red, for safety information only, once on a page. */
export function SafetyAlert({
  title,
  heading: Heading,
  children,
}: {
  title: string;
  heading: HeadingTag;
  children: ReactNode;
}) {
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
