import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

/** An internal link: fetched on intent and crossfaded where the page is hydrated, a plain anchor elsewhere. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink prefetch="intent" viewTransition {...props} />;
}
