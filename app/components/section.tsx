import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { H2 } from '#app/components/heads/heading.tsx';
import { Lead } from '#app/components/heads/lead.tsx';

interface Head {
  title: string;
  lead?: ReactNode;
  /** Puts the heading in a column beside the content. A wide split needs a desktop. */
  layout?: 'split' | 'wide-split';
  /** Below the lead in its column. */
  below?: ReactNode;
}

interface SectionProps extends Head {
  tone?: 'shade' | 'deep';
  id?: string;
  className?: string;
  wrapClass?: string;
  children: ReactNode;
}

/** A part of a page on its own ground, with its heading above its content or beside it. */
export function Section({ tone, id, className, wrapClass, children, ...head }: SectionProps) {
  return (
    <section className={classNames('section', tone, className)} id={id}>
      <div className={classNames('wrap', head.layout, wrapClass)}>
        <Heading {...head} sectionHasId={id !== undefined} />
        {children}
      </div>
    </section>
  );
}

/** The first section of a page, inside the `<Rule>` below its head. */
export function Opening({
  className,
  children,
  ...head
}: Head & { className?: string; children: ReactNode }) {
  return (
    <section className={classNames('opening', head.layout, className)}>
      <Heading {...head} />
      {children}
    </section>
  );
}

function Heading({ layout, below, ...words }: Head & { sectionHasId?: boolean }) {
  if (!layout) return <SectionHead {...words} />;
  return words.lead ? <TitleAndLead {...words}>{below}</TitleAndLead> : <Title {...words} />;
}

type Words = Pick<Head, 'title' | 'lead'> & {
  /** Links lead to the section, so the heading needs no id. */
  sectionHasId?: boolean;
};

function Title({ title, sectionHasId = false }: Words) {
  return sectionHasId ? <h2>{title}</h2> : <H2>{title}</H2>;
}

/** Heading on the left, what it means on the right. */
export function SectionHead(words: Words) {
  return (
    <header className="title-and-lead section-head">
      <Title {...words} />
      {words.lead && <Lead>{words.lead}</Lead>}
    </header>
  );
}

/** A heading and its lead in one column. */
export function TitleAndLead({ children, ...words }: Words & { children?: ReactNode }) {
  return (
    <div>
      <Title {...words} />
      <Lead>{words.lead}</Lead>
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
