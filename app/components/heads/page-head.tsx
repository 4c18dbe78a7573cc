import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { Lead } from '#app/components/heads/lead.tsx';
import css from '#app/components/heads/page-head.module.css';

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  /** Above the title, such as a back link or labels. */
  above?: ReactNode;
  /** Below the lead, such as buttons or a byline. */
  children?: ReactNode;
  /** An SVG with the classes `drawing base`. */
  art?: ReactNode;
  className?: string;
}

/** The head of a page with a drawing that sits on the `<Band>` below. */
export function PageHead({ title, lead, above, children, art, className }: PageHeadProps) {
  return (
    <header className={classNames('page-head', className)}>
      <div className={classNames('wrap', css.head)}>
        <div className={css.text}>
          {above}
          <h1>{title}</h1>
          {lead && <Lead>{lead}</Lead>}
          {children}
        </div>
        {art && <div className={classNames(css.art, 'arrives')}>{art}</div>}
      </div>
    </header>
  );
}

type PlainHeadProps = Pick<PageHeadProps, 'title' | 'lead' | 'above' | 'className'>;

/** A head without a drawing: title left, lead right. A `<Band>` follows. */
export function PlainHead({ title, lead, above, className }: PlainHeadProps) {
  return (
    <header className={classNames(css.plain, className)}>
      <div className="wrap title-and-lead">
        <div>
          {above}
          <h1>{title}</h1>
        </div>
        {lead && <Lead>{lead}</Lead>}
      </div>
    </header>
  );
}
