import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { H2 } from '#app/components/heads/heading.tsx';
import { Lead } from '#app/components/heads/lead.tsx';

interface HeadWords {
  title: string;
  lead?: ReactNode;
  /** The section has the id, so its heading needs none. */
  sectionHasId?: boolean;
}

interface HeadingProps extends Partial<HeadWords> {
  /** Puts the heading in a column next to the content. A wide split needs a desktop. */
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

/** A part of a page, with its heading above or next to its content. */
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

/** The first section of a page, inside the `<Band>` below its head. */
export function Opening({ className, children, ...heading }: OpeningProps) {
  return (
    <section className={classNames('opening', heading.layout, className)}>
      <Heading {...heading} />
      {children}
    </section>
  );
}

function Heading({ layout, title, below, ...words }: HeadingProps) {
  if (title === undefined) return null;
  if (!layout) return <SectionHead title={title} {...words} />;
  if (words.lead === undefined) return <Title title={title} {...words} />;
  return (
    <TitleAndLead title={title} {...words}>
      {below}
    </TitleAndLead>
  );
}

function Title({ title, sectionHasId = false }: HeadWords) {
  return sectionHasId ? <h2>{title}</h2> : <H2>{title}</H2>;
}

/** The heading on the left and the lead on the right. */
export function SectionHead(words: HeadWords) {
  return (
    <header className="title-and-lead section-head">
      <Title {...words} />
      {words.lead && <Lead>{words.lead}</Lead>}
    </header>
  );
}

/** A heading and its lead in one column. */
export function TitleAndLead({ children, ...words }: HeadWords & { children?: ReactNode }) {
  return (
    <div>
      <Title {...words} />
      <Lead>{words.lead}</Lead>
      {children}
    </div>
  );
}

/** The graduated line below every page head. Its zero is the left edge of the text. */
export function Band({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div className={classNames('band', className)}>
      <div className="wrap">{children}</div>
    </div>
  );
}
