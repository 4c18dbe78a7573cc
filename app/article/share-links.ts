/** Where the share links of an article lead. All but the mail open in a new window. */
export function shareLinks({ url, title }: { url: string; title: string }) {
  const page = encodeURIComponent(url);
  const words = encodeURIComponent(title);
  return [
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?url=${page}&text=${words}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${page}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}` },
    {
      name: 'Email',
      href: `mailto:?subject=${words}&body=${encodeURIComponent(`${title}\n\n${url}`)}`,
    },
  ];
}
