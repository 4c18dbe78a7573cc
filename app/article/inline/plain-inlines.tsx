import { addKeys } from '#app/article/with-keys.ts';
import type { Inline } from '#library/markdown/tree.ts';

/** Use this in islands: `Inlines` would add the interface text for articles to their script. */
export function PlainInlines({ nodes }: { nodes: readonly Inline[] }) {
  return addKeys(nodes).map(({ key, item }) => <PlainInline key={key} node={item} />);
}

function PlainInline({ node }: { node: Inline }) {
  switch (node.type) {
    case 'text':
    case 'term':
      return node.value;
    case 'strong':
    case 'emphasis': {
      const Tag = node.type === 'strong' ? 'strong' : 'em';
      return (
        <Tag>
          <PlainInlines nodes={node.children} />
        </Tag>
      );
    }
    case 'break':
      return <br />;
    case 'link':
      return (
        <a href={node.href}>
          <PlainInlines nodes={node.children} />
        </a>
      );
    case 'citation':
      return node.number;
  }
}
