import { useContext } from 'react';
import { Callout, KeyPoints } from '#app/article/blocks/callout.tsx';
import type { CardHeading } from '#app/article/blocks/care.tsx';
import { AcneTypes } from '#app/article/blocks/drawings/acne-types.tsx';
import { Quote, Testimonial } from '#app/article/blocks/quotes.tsx';
import { Ranges } from '#app/article/blocks/ranges.tsx';
import { Comparison, Table } from '#app/article/blocks/tables.tsx';
import { Timeline } from '#app/article/blocks/timeline.tsx';
import { FeedAddress } from '#app/article/inline/inlines.tsx';
import { keyed } from '#app/article/keyed.ts';
import css from '#app/article/prose.module.css';
import { TextBlockView, TextBody } from '#app/article/text-body.tsx';
import { classNames } from '#app/components/class-names.ts';
import type { Block, DrawingName } from '#library/markdown/tree.ts';

const drawings: Record<DrawingName, typeof AcneTypes> = { 'acne-types': AcneTypes };

/** The text of a whole article, a part for each of its main headings. */
export function ArticleParts({ blocks }: { blocks: readonly Block[] }) {
  const starts = blocks.flatMap((block, place) =>
    place === 0 || (block.type === 'heading' && block.level === 2) ? [place] : [],
  );
  return starts.map((start, part) => (
    <div key={start} className={classNames(css.prose, css.part)}>
      {keyed(blocks.slice(start, starts[part + 1])).map(({ key, item }) => (
        <BlockView
          key={key}
          block={item}
          cardHeading={blocks[start]?.type === 'heading' ? 'h3' : 'h2'}
        />
      ))}
    </div>
  ));
}

function BlockView({ block, cardHeading }: { block: Block; cardHeading: CardHeading }) {
  switch (block.type) {
    case 'callout':
      return (
        <Callout variant={block.variant} title={block.title}>
          <TextBody blocks={block.children} />
        </Callout>
      );
    case 'key-points':
      return <KeyPoints title={block.title} items={block.items} />;
    case 'quote':
      return <Quote {...block} className={css.wide} />;
    case 'table':
      return <Table {...block} />;
    case 'comparison':
      return <Comparison {...block} className={css.wide} />;
    case 'ranges':
      return <Ranges {...block} className={css.wide} />;
    case 'timeline':
      return <Timeline title={block.title} steps={block.steps} />;
    case 'testimonial':
      return <Testimonial {...block} />;
    case 'drawing':
      return <ArticleDrawing name={block.name} />;
    default:
      return <TextBlockView block={block} cardHeading={cardHeading} />;
  }
}

function ArticleDrawing({ name }: { name: DrawingName }) {
  const Drawing = drawings[name];
  return useContext(FeedAddress) ? null : <Drawing className={css.wide} />;
}
