import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

/**
 * An internal link: fetched on intent and crossfaded where the page is hydrated, a plain anchor
 * elsewhere. All routes are known from the start, so none needs the mark that lets one be discovered.
 */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink discover="none" prefetch="intent" viewTransition {...props} />;
}
