import css from '#app/pages/blog/post/share.module.css';
import { shareLinks } from '#app/pages/blog/post/share-links.ts';
import type { ShareWords } from '#library/schema/pages/blog.ts';

export function ShareLinks({
  words,
  url,
  title,
}: {
  words: ShareWords;
  url: string;
  title: string;
}) {
  return (
    <div className={css.share}>
      <b>{words.title}</b>
      {shareLinks({ url, title, names: words.places }).map(({ name, href }) =>
        href.startsWith('mailto:') ? (
          <a key={name} href={href}>
            {name}
          </a>
        ) : (
          <a key={name} href={href} target="_blank" rel="noopener noreferrer">
            {name}
            <span className="visually-hidden"> {words.newWindow}</span>
          </a>
        ),
      )}
    </div>
  );
}
