import type { ComponentProps } from 'react';

/** A link within the site. Every page is a document: the browser prefetches and crossfades it. */
export function Link({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return <a {...props} href={to} />;
}
