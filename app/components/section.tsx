import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { H2 } from '#app/components/heads/heading.tsx';
import { Lead, type LeadContent } from '#app/components/heads/lead.tsx';

interface HeadContent {
  title: string;
  lead?: LeadContent | undefined;
  /** Set this if links go to the section's id. The heading then has no id of its own. */
  sectionHasId?: boolean;
  className?: string;
}

interface HeadingProps extends Partial<HeadContent> {
  /** Both layouts put the heading next to the content. `wide-split` does this only on desktops. */
  layout?: 'split' | 'wide-split';
  below?: ReactNode;
}

interface SectionProps extends HeadingProps {
  tone?: 'shade' | 'deep';
  id?: string;
  wrapClass?: string;
  children: ReactNode;
}

export function Section({ tone, id, className, wrapClass, children, ...heading }: SectionProps) {
  return (
    <section className={classNames('section', tone, className)} id={id}>
      <div className={classNames('wrap', heading.layout, wrapClass)}>
        <Heading {...heading} sectionHasId={id !== undefined} />
        {children}
      </div>
    </section>
  );
}

type OpeningProps = HeadingProps & { className?: string; children: ReactNode };

export function OpeningSection({ className, children, ...heading }: OpeningProps) {
  return (
    <section className={classNames('opening', heading.layout, className)}>
      <Heading {...heading} />
      {children}
    </section>
  );
}

function Heading({ layout, title, below, ...content }: HeadingProps) {
  if (title === undefined) return null;
  if (!layout) return <SectionHead title={title} {...content} />;
  if (content.lead === undefined) return <Title title={title} className="sticky" {...content} />;
  return (
    <TitleAndLead title={title} className="sticky" {...content}>
      {below}
    </TitleAndLead>
  );
}

function Title({ title, sectionHasId = false, className }: HeadContent) {
  const Tag = sectionHasId ? 'h2' : H2;
  return <Tag className={className}>{title}</Tag>;
}

export function SectionHead(content: HeadContent) {
  return (
    <header className="title-and-lead section-head">
      <Title {...content} />
      {content.lead && <Lead>{content.lead}</Lead>}
    </header>
  );
}

export function TitleAndLead({
  children,
  className,
  ...content
}: HeadContent & { children?: ReactNode }) {
  return (
    <div className={className}>
      <Title {...content} />
      {content.lead && <Lead>{content.lead}</Lead>}
      {children}
    </div>
  );
}

/** The graduated line above the content has its zero mark at the left edge of the text. */
export function Band({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div className={classNames('band', className)}>
      <div className="wrap">{children}</div>
    </div>
  );
}
