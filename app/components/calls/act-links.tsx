import { ButtonLink, QuietLink } from '#app/components/controls/button.tsx';
import type { Link } from '#library/schema/values.ts';

/** What a reader may do next: the first as a button, the others quiet beside it. */
export function ActLinks({ links }: { links: readonly Link[] }) {
  return (
    <p className="acts">
      {links.map(({ label, to }, index) =>
        index === 0 ? (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ) : (
          <QuietLink key={to} to={to}>
            {label}
          </QuietLink>
        ),
      )}
    </p>
  );
}
