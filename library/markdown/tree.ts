/** An article as plain data. It never contains markup. */

export type Inline =
  | { type: 'text'; value: string }
  | { type: 'strong'; children: Inline[] }
  | { type: 'emphasis'; children: Inline[] }
  | { type: 'break' }
  | { type: 'link'; href: string; external: boolean; children: Inline[] }
  | { type: 'citation'; number: number }
  /** The first mention of a glossary term on a page: library/glossary/explain.ts. */
  | { type: 'term'; slug: string; value: string };

export type HeadingLevel = 2 | 3 | 4;
export type CalloutVariant = 'tip' | 'note' | 'warning' | 'info';
export const quoteVariants = ['default', 'card', 'minimal'] as const;
export type QuoteVariant = (typeof quoteVariants)[number];
export const careLevels = ['emergency', 'soon'] as const;
export type CareLevel = (typeof careLevels)[number];
export type ColumnAlign = 'left' | 'right' | 'center' | null;

/** Blocks that are allowed everywhere, including in lists and markers. */
export type ProseBlock =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; ordered: boolean; items: ListItem[] };

export interface ListItem {
  children: ProseBlock[];
}

/** One bar of a ranges chart. `watch` marks the ones that need the closest follow-up. */
export interface Range {
  name: string;
  from: number;
  to: number;
  watch: boolean;
}

export interface TimelineStep {
  when: string;
  children: Inline[];
}

export type TextBlock =
  | ProseBlock
  | { type: 'heading'; level: HeadingLevel; id: string; children: Inline[] }
  | { type: 'care'; level: CareLevel; title: string; items: Inline[][] }
  | { type: 'alert'; title: string; children: ProseBlock[] };

const textTypes: Record<TextBlock['type'], true> = {
  heading: true,
  paragraph: true,
  list: true,
  care: true,
  alert: true,
};

export const isTextBlock = (block: Block): block is TextBlock => block.type in textTypes;

export type Block =
  | TextBlock
  | { type: 'callout'; variant: CalloutVariant; title: string; children: ProseBlock[] }
  | { type: 'key-points'; title: string; items: Inline[][] }
  | { type: 'quote'; variant: QuoteVariant; by?: string; children: Inline[] }
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
      /** The heading of the first column. */
      label: string;
      max: number;
      unit: string;
      rows: Range[];
      caption?: Inline[];
    }
  | { type: 'timeline'; title?: string; steps: TimelineStep[] }
  | {
      type: 'testimonial';
      patient: string;
      condition: string;
      treatment: string;
      result?: string;
      /** Whether the quote is still a placeholder. */
      isSample: boolean;
      children: Inline[];
    }
  | { type: 'drawing'; name: DrawingName };

/** Drawings for articles, with one component each in `app/article`. */
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
  /** Keys of content/references.yaml in the order of first use. */
  citations: string[];
  /** Plain text, for search. */
  text: string;
  words: number;
}
