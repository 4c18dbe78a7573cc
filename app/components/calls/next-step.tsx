import css from '#app/components/calls/closing-call.module.css';
import { ButtonLink } from '#app/components/controls/button.tsx';
import { Rule } from '#app/components/rule.tsx';
import type { Link } from '#library/schema/values.ts';

/** One line at the end of a page that has said all it has to say. */
export function NextStep({ title, link }: { title: string; link: Link }) {
  return (
    <Rule className="screen-only">
      <section className={`cluster spread ${css.line}`}>
        <h2>{title}</h2>
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
      </section>
    </Rule>
  );
}
