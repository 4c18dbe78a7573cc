import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';

interface HeadWords {
  title: string;
  lead?: ReactNode;
}

interface HeadingProps extends Partial<HeadWords> {
  /** Puts the heading in a column beside the content. A wide split needs a desktop. */
  layout?: 'split' | 'wide-split';
  /** Below the lead in its column. */
  below?: ReactNode;
}

interface SectionProps extends HeadingProps {
  tone?: 'shade' | 'deep';
  id?: string;
  className?: string;
  wrapClass?: string;
  children: ReactNode;
}

/** A part of a page on its own ground, with its heading above its content or beside it. */
export function Section({ tone, id, className, wrapClass, children, ...heading }: SectionProps) {
  return (
    <section className={classNames('section', tone, className)} id={id}>
      <div className={classNames('wrap', heading.layout, wrapClass)}>
        <Heading {...heading} />
        {children}
      </div>
    </section>
  );
}

type OpeningProps = HeadingProps & { className?: string; children: ReactNode };

/** The first section of a page, inside the `<Rule>` below its head. */
export function Opening({ className, children, ...heading }: OpeningProps) {
  return (
    <section className={classNames('opening', heading.layout, className)}>
      <Heading {...heading} />
      {children}
    </section>
  );
}

function Heading({ layout, title, lead, below }: HeadingProps) {
  if (title === undefined) return null;
  if (!layout) return <SectionHead title={title} lead={lead} />;
  if (lead === undefined) return <h2>{title}</h2>;
  return (
    <TitleAndLead title={title} lead={lead}>
      {below}
    </TitleAndLead>
  );
}

/** Heading on the left, what it means on the right. */
export function SectionHead({ title, lead }: HeadWords) {
  return (
    <header className="title-and-lead section-head">
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}

/** A heading and its lead in one column. */
export function TitleAndLead({ title, lead, children }: HeadWords & { children?: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      {children}
    </div>
  );
}

/** The graduated rule that every page head stands on. Its zero is the left text edge. */
export function Rule({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div className={classNames('rule', className)}>
      <div className="wrap">{children}</div>
    </div>
  );
}
