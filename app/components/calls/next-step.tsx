import css from '#app/components/calls/next-step.module.css';
import { ButtonLink } from '#app/components/controls/button.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { Rule } from '#app/components/rule.tsx';
import type { Link } from '#library/schema/values.ts';

/** One line at the end of a page that has said all it has to say. */
export function NextStep({ title, link }: { title: string; link: Link }) {
  return (
    <Rule className={css.end}>
      <section className={css.next}>
        <H2>{title}</H2>
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
      </section>
    </Rule>
  );
}
