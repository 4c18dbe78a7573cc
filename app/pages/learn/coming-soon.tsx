import { Inlines } from '#app/article/inline/inlines.tsx';
import { LinkItems } from '#app/components/controls/button.tsx';
import css from '#app/pages/learn/coming-soon.module.css';
import EmptyBeaker from '#app/pages/learn/empty-beaker.svg?react';
import { fillIn } from '#library/fill-in.ts';
import type { Link as SiteLink } from '#library/schema/values.ts';
import { pages } from '#library/words.ts';

const text = pages.learn.comingSoon;

interface ComingSoonProps {
  title: string;
  articlePath: string | undefined;
  links: readonly SiteLink[];
  blogLink: SiteLink;
  children: string;
}

export function ComingSoon({ title, articlePath, links, blogLink, children }: ComingSoonProps) {
  return (
    <>
      <div className={css.notice}>
        <EmptyBeaker />
        <p className="display-2">{children}</p>
      </div>
      <p className={css.lead}>{text.now}</p>
      <ul className={`dashes ${css.links}`}>
        {articlePath && (
          <li>
            <Inlines
              nodes={fillIn(text.article, { title: title.toLowerCase(), articleLink: articlePath })}
            />
          </li>
        )}
        <LinkItems links={links} />
        <li>
          <Inlines nodes={fillIn(text.blog, { blog: blogLink.label, blogLink: blogLink.to })} />
        </li>
        <li>
          <Inlines nodes={text.ask} />
        </li>
      </ul>
    </>
  );
}
