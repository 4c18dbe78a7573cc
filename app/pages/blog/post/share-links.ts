import type { ShareWords } from '#library/schema/pages/blog.ts';

/** Where the share links of an article lead. All but the mail open in a new window. */
export function shareLinks({
  url,
  title,
  names,
}: {
  url: string;
  title: string;
  names: ShareWords['places'];
}) {
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
