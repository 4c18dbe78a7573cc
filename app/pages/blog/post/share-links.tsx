import css from '#app/pages/blog/post/share.module.css';
import type { ShareWords } from '#library/schema/pages/blog.ts';

interface ShareLinksProps {
  words: ShareWords;
  url: string;
  title: string;
}

export function ShareLinks({ words, url, title }: ShareLinksProps) {
  return (
    <div className={`cluster links screen-only ${css.share}`}>
      <b>{words.title}</b>
      {shareLinks(url, title, words.places).map(({ name, href }) =>
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

export function shareLinks(url: string, title: string, names: ShareWords['places']) {
  const page = encodeURIComponent(url);
  const words = encodeURIComponent(title);
  return [
    { name: names.twitter, href: `https://twitter.com/intent/tweet?url=${page}&text=${words}` },
    { name: names.facebook, href: `https://www.facebook.com/sharer/sharer.php?u=${page}` },
    { name: names.linkedin, href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}` },
    {
      name: names.email,
      href: `mailto:?subject=${words}&body=${encodeURIComponent(`${title}\n\n${url}`)}`,
    },
  ];
}
