import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { Lead, type LeadContent } from '#app/components/heads/lead.tsx';
import css from '#app/components/heads/page-head.module.css';

interface PageHeadProps {
  title: string;
  lead?: LeadContent;
  above?: ReactNode;
  children?: ReactNode;
  /** The drawing must be an SVG with the classes `drawing base`. */
  art?: ReactNode;
  className?: string;
}

/** A word of up to 12 letters fits on a phone in very large text. */
const getTitleClass = (title: string) =>
  title.split(/[\s-]/).some(({ length }) => length > 12) ? 'long-title' : undefined;

/** A `<Band>` must follow the head, because the drawing sits on it. */
export function PageHead({ title, lead, above, children, art, className }: PageHeadProps) {
  return (
    <header className={classNames('page-head', className)}>
      <div className={classNames('wrap', css.head)}>
        <div className={css.text}>
          {above}
          <h1 className={getTitleClass(title)}>{title}</h1>
          {lead && <Lead>{lead}</Lead>}
          {children}
        </div>
        {art && <div className={classNames(css.art, 'arrives')}>{art}</div>}
      </div>
    </header>
  );
}

type PlainHeadProps = Pick<PageHeadProps, 'title' | 'lead' | 'above' | 'className'>;

export function PlainHead({ title, lead, above, className }: PlainHeadProps) {
  return (
    <header className={classNames(css.plainHead, className)}>
      <div className="wrap title-and-lead">
        <div>
          {above}
          <h1 className={getTitleClass(title)}>{title}</h1>
        </div>
        {lead && <Lead>{lead}</Lead>}
      </div>
    </header>
  );
}
