import { Inlines } from '#app/article/inline/inlines.tsx';
import { Link } from '#app/components/controls/button.tsx';
import css from '#app/pages/learn/coming-soon.module.css';
import EmptyBeaker from '#app/pages/learn/empty-beaker.svg?react';
import { fillIn } from '#library/fill-in.ts';
import type { Link as SiteLink } from '#library/schema/values.ts';
import { pages } from '#library/words.ts';

const words = pages.learn.comingSoon;

interface ComingSoonProps {
  title: string;
  /** The path of its article, if there is one. */
  article: string | undefined;
  /** Other pages about it. */
  reading: readonly SiteLink[];
  blog: SiteLink;
  children: string;
}

/** For a text that is still being written: where to read or ask in the meantime. */
export function ComingSoon({ title, article, reading, blog, children }: ComingSoonProps) {
  return (
    <>
      <div className={css.notice}>
        <EmptyBeaker />
        <p className="display-2">{children}</p>
      </div>
      <p className={css.lead}>{words.now}</p>
      <ul className={`dashes ${css.links}`}>
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
