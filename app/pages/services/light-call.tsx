import { Card } from '#app/components/card.tsx';
import { ActionLinks } from '#app/components/controls/button.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { Lead } from '#app/components/heads/lead.tsx';
import css from '#app/pages/services/light-call.module.css';
import type { Link } from '#library/schema/values.ts';

interface LightCallProps {
  title: string;
  lead?: string;
  links: readonly Link[];
}

/** Use this at the end of a page where `CallToAction` would be too prominent. */
export function LightCall({ title, lead, links }: LightCallProps) {
  return (
    <Card kind="light" className={css.call}>
      <div>
        <H2>{title}</H2>
        {lead && <Lead>{lead}</Lead>}
      </div>
      <ActionLinks links={links} />
    </Card>
  );
}
