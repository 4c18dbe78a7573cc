import { ButtonLink } from '#app/components/controls/button.tsx';
import type { Link } from '#library/schema/values.ts';

/** What a reader may do next: the first in ink, the others quieter. */
export function CallLinks({ links }: { links: readonly Link[] }) {
  return links.map(({ label, to }, index) => (
    <ButtonLink key={to} to={to} variant={index === 0 ? 'ink' : 'secondary'}>
      {label}
    </ButtonLink>
  ));
}
