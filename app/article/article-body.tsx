import { useContext } from 'react';
import { Callout, KeyPoints } from '#app/article/blocks/callout.tsx';
import type { CardHeading } from '#app/article/blocks/care.tsx';
import { AcneTypes } from '#app/article/blocks/drawings/acne-types.tsx';
import { Quote, Testimonial } from '#app/article/blocks/quotes.tsx';
import { Ranges } from '#app/article/blocks/ranges.tsx';
import { Comparison, Table } from '#app/article/blocks/tables.tsx';
import { Timeline } from '#app/article/blocks/timeline.tsx';
import { FeedArticleUrl } from '#app/article/inline/inlines.tsx';
import css from '#app/article/prose.module.css';
import { TextBlockView, TextBody } from '#app/article/text-body.tsx';
import { addKeys } from '#app/article/with-keys.ts';
import type { Block, DrawingName } from '#library/markdown/tree.ts';

const drawings: Record<DrawingName, typeof AcneTypes> = { 'acne-types': AcneTypes };

/** Groups each main heading with its text, so staggered.css can lay out one group at a time. */
export function ArticleSections({ blocks }: { blocks: readonly Block[] }) {
  const sectionStarts = blocks.flatMap((block, index) =>
    index === 0 || (block.type === 'heading' && block.level === 2) ? [index] : [],
  );
  return sectionStarts.map((start, section) => (
    <div key={start} className={`${css.prose} ${css.section}`}>
      {addKeys(blocks.slice(start, sectionStarts[section + 1])).map(({ key, item }) => (
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
  const isFeed = useContext(FeedArticleUrl) !== undefined;
  switch (block.type) {
    case 'callout':
      return (
        <Callout variant={block.variant} title={block.title}>
          <TextBody blocks={block.children} />
        </Callout>
      );
    case 'key-points':
      return <KeyPoints {...block} />;
    case 'quote':
      return <Quote {...block} />;
    case 'table':
      return <Table {...block} />;
    case 'comparison':
      return <Comparison {...block} />;
    case 'ranges':
      return <Ranges {...block} />;
    case 'timeline':
      return <Timeline {...block} />;
    case 'testimonial':
      return <Testimonial {...block} />;
    case 'drawing': {
      const Drawing = drawings[block.name];
      return isFeed ? null : <Drawing />;
    }
    default:
      return <TextBlockView block={block} cardHeading={cardHeading} />;
  }
}
