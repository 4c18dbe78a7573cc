export type Inline =
  | { type: 'text'; value: string }
  | { type: 'strong'; children: Inline[] }
  | { type: 'emphasis'; children: Inline[] }
  | { type: 'break' }
  | { type: 'link'; href: string; external: boolean; children: Inline[] }
  | { type: 'citation'; number: number }
  /** library/glossary/explain.ts creates these for the first mention of a term. */
  | { type: 'term'; slug: string; value: string };

export type HeadingLevel = 2 | 3 | 4;
export type CalloutVariant = 'tip' | 'note' | 'warning' | 'info';
export const quoteVariants = ['default', 'card', 'minimal'] as const;
export const careLevels = ['emergency', 'soon'] as const;
export type CareLevel = (typeof careLevels)[number];
export type ColumnAlign = 'left' | 'right' | 'center' | null;

/** These blocks are allowed everywhere, including inside lists and other blocks. */
export type ProseBlock =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; ordered: boolean; items: ListItem[] };

export interface ListItem {
  children: ProseBlock[];
}

/** `watch` is true for a name with an asterisk. Its bar is amber, and screen readers hear “closest follow-up”. */
export interface Range {
  name: string;
  from: number;
  to: number;
  watch: boolean;
}

export type TextBlock =
  | ProseBlock
  | { type: 'heading'; level: HeadingLevel; id: string; children: Inline[] }
  | { type: 'care'; level: CareLevel; title: string; items: Inline[][] }
  | { type: 'alert'; title: string; children: ProseBlock[] };

const textBlockTypes: Record<TextBlock['type'], true> = {
  heading: true,
  paragraph: true,
  list: true,
  care: true,
  alert: true,
};

export const isTextBlock = (block: Block): block is TextBlock => block.type in textBlockTypes;

export type Block =
  | TextBlock
  | { type: 'callout'; variant: CalloutVariant; title: string; children: ProseBlock[] }
  | { type: 'key-points'; title: string; items: Inline[][] }
  | { type: 'quote'; variant: (typeof quoteVariants)[number]; by?: string; children: Inline[] }
  | {
      type: 'table';
      caption?: string;
      align: ColumnAlign[];
      head: Inline[][];
      rows: Inline[][][];
    }
  | { type: 'comparison'; head: Inline[][]; rows: Inline[][][] }
  | {
      type: 'ranges';
      title: string;
      /** This is the heading of the first column. */
      label: string;
      max: number;
      unit: string;
      rows: Range[];
      caption?: Inline[];
    }
  | { type: 'timeline'; title?: string; steps: { when: string; children: Inline[] }[] }
  | {
      type: 'testimonial';
      patient: string;
      condition: string;
      treatment: string;
      result?: string;
      /** This is true if the source has a `placeholder` attribute. */
      isSample: boolean;
      children: Inline[];
    }
  | { type: 'drawing'; name: DrawingName };

/** Each drawing has a component in app/article/blocks/drawings. */
export const drawingNames = ['acne-types'] as const;
export type DrawingName = (typeof drawingNames)[number];

export interface Heading {
  level: HeadingLevel;
  id: string;
  text: string;
}

export interface Body {
  blocks: Block[];
  headings: Heading[];
  citations: string[];
  text: string;
  words: number;
}
