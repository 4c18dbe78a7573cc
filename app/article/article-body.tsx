import { Callout, KeyPoints } from '#app/article/callout.tsx';
import { CareCard, SafetyAlert } from '#app/article/care.tsx';
import { AcneTypes } from '#app/article/drawings/acne-types.tsx';
import { Inlines } from '#app/article/inlines.tsx';
import { keyed } from '#app/article/keyed.ts';
import css from '#app/article/prose.module.css';
import { Quote } from '#app/article/quote.tsx';
import { Ranges } from '#app/article/ranges.tsx';
import { Comparison, Table } from '#app/article/tables.tsx';
import { Testimonial } from '#app/article/testimonial.tsx';
import { Timeline } from '#app/article/timeline.tsx';
import { classNames } from '#app/components/class-names.ts';
import type { Block, DrawingName, ListItem } from '#content/markdown/tree.ts';

const drawings: Record<DrawingName, typeof AcneTypes> = { 'acne-types': AcneTypes };

/** The text of a whole article, a part for each of its main headings. */
export function ArticleParts({ blocks }: { blocks: readonly Block[] }) {
  const starts = blocks.flatMap((block, place) =>
    place === 0 || (block.type === 'heading' && block.level === 2) ? [place] : [],
  );
  return starts.map((start, part) => (
    <div key={start} className={classNames(css.prose, css.part)}>
      <ArticleBody
        blocks={blocks.slice(start, starts[part + 1])}
        cardHeading={blocks[start]?.type === 'heading' ? 'h3' : 'h2'}
      />
    </div>
  ));
}

/** Text for `<Prose>`. Cards under no heading get one of its rank. */
export function ArticleBody({
  blocks,
  cardHeading = 'h3',
}: {
  blocks: readonly Block[];
  cardHeading?: 'h2' | 'h3';
}) {
  return keyed(blocks).map(({ key, item }) => (
    <BlockView key={key} block={item} cardHeading={cardHeading} />
  ));
}

function BlockView({ block, cardHeading }: { block: Block; cardHeading: 'h2' | 'h3' }) {
  switch (block.type) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <Inlines nodes={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inlines nodes={block.children} />
        </p>
      );
    case 'list':
      return <List ordered={block.ordered} items={block.items} />;
    case 'callout':
      return (
        <Callout variant={block.variant} title={block.title}>
          <ArticleBody blocks={block.children} />
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
    case 'care':
      return <CareCard {...block} heading={cardHeading} />;
    case 'alert':
      return (
        <SafetyAlert title={block.title} heading={cardHeading}>
          <ArticleBody blocks={block.children} />
        </SafetyAlert>
      );
    case 'ranges':
      return <Ranges {...block} className={css.wide} />;
    case 'timeline':
      return <Timeline title={block.title} steps={block.steps} />;
    case 'testimonial':
      return <Testimonial {...block} />;
    case 'drawing': {
      const Drawing = drawings[block.name];
      return <Drawing className={css.wide} />;
    }
  }
}

/** An item that is one paragraph needs no paragraph inside. */
function List({ ordered, items }: { ordered: boolean; items: readonly ListItem[] }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag>
      {keyed(items).map(({ key, item: { children } }) => {
        const [only, ...more] = children;
        return (
          <li key={key}>
            {only?.type === 'paragraph' && more.length === 0 ? (
              <Inlines nodes={only.children} />
            ) : (
              <ArticleBody blocks={children} />
            )}
          </li>
        );
      })}
    </Tag>
  );
}
