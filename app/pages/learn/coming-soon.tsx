import { Inlines } from '#app/article/inline/inlines.tsx';
import { Link } from '#app/components/controls/button.tsx';
import css from '#app/pages/learn/coming-soon.module.css';
import EmptyBeaker from '#app/pages/learn/empty-beaker.svg?react';
import { fillIn } from '#library/fill-in.ts';
import type { Link as SiteLink } from '#library/schema/values.ts';
import { pages } from '#library/words.ts';

const words = pages.learn.comingSoon;

interface ComingSoonProps {
  /** What the condition is called. */
  title: string;
  /** The address of its article, where there is one. */
  article: string | undefined;
  /** What the site says about it elsewhere. */
  reading: readonly SiteLink[];
  blog: SiteLink;
  /** The sentence. */
  children: string;
}

/** A text that is still being written: the sentence, and where to read or ask now. */
export function ComingSoon({ title, article, reading, blog, children }: ComingSoonProps) {
  return (
    <>
      <div className={css.soon}>
        <EmptyBeaker />
        <p className="display-2">{children}</p>
      </div>
      <p className={css.now}>{words.now}</p>
      <ul className={`dashes ${css.ways}`}>
        {article && (
          <li>
            <Inlines
              nodes={fillIn(words.article, { title: title.toLowerCase(), articleLink: article })}
            />
          </li>
        )}
        {reading.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <Inlines nodes={fillIn(words.blog, { blog: blog.label, blogLink: blog.to })} />
        </li>
        <li>
          <Inlines nodes={words.ask} />
        </li>
      </ul>
    </>
  );
}
