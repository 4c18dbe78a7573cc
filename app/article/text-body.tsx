import { type CardHeading, CareCard, SafetyAlert } from '#app/article/blocks/care.tsx';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { addKeys } from '#app/article/with-keys.ts';
import type { ListItem, TextBlock } from '#library/markdown/tree.ts';

/** Unlike `ArticleSections`, this doesn't load the styles for tables and charts. */
export function TextBody({ blocks }: { blocks: readonly TextBlock[] }) {
  return addKeys(blocks).map(({ key, item }) => (
    <TextBlockView key={key} block={item} cardHeading="h3" />
  ));
}

export function TextBlockView({
  block,
  cardHeading,
}: {
  block: TextBlock;
  cardHeading: CardHeading;
}) {
  switch (block.type) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <Inlines nodes={block.children} noPhoneLinks />
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
    case 'care':
      return <CareCard {...block} heading={cardHeading} />;
    case 'alert':
      return (
        <SafetyAlert title={block.title} heading={cardHeading}>
          <TextBody blocks={block.children} />
        </SafetyAlert>
      );
  }
}

function List({ ordered, items }: { ordered: boolean; items: readonly ListItem[] }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={ordered ? undefined : 'dashes'}>
      {addKeys(items).map(({ key, item: { children } }) => {
        const [firstBlock, ...otherBlocks] = children;
        return (
          <li key={key}>
            {firstBlock?.type === 'paragraph' && otherBlocks.length === 0 ? (
              <Inlines nodes={firstBlock.children} />
            ) : (
              <TextBody blocks={children} />
            )}
          </li>
        );
      })}
    </Tag>
  );
}
