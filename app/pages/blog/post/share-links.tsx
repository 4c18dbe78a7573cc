import css from '#app/pages/blog/post/share.module.css';
import type { ShareText } from '#library/schema/pages/blog.ts';

export function ShareLinks({ text, url, title }: { text: ShareText; url: string; title: string }) {
  return (
    <div className={`cluster links screen-only ${css.share}`}>
      <b>{text.title}</b>
      {getShareLinks(url, title, text.places).map(({ name, href }) =>
        href.startsWith('mailto:') ? (
          <a key={name} href={href}>
            {name}
          </a>
        ) : (
          <a key={name} href={href} target="_blank" rel="noopener noreferrer">
            {name}
            <span className="visually-hidden"> {text.newWindow}</span>
          </a>
        ),
      )}
    </div>
  );
}

export function getShareLinks(pageUrl: string, pageTitle: string, names: ShareText['places']) {
  const url = encodeURIComponent(pageUrl);
  const title = encodeURIComponent(pageTitle);
  return [
    { name: names.twitter, href: `https://twitter.com/intent/tweet?url=${url}&text=${title}` },
    { name: names.facebook, href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: names.linkedin, href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    {
      name: names.email,
      href: `mailto:?subject=${title}&body=${encodeURIComponent(`${pageTitle}\n\n${pageUrl}`)}`,
    },
  ];
}
