import { Citation } from '#app/article/inline/citation.tsx';
import { ExternalIcon } from '#app/article/inline/external-icon.tsx';
import css from '#app/article/inline/inlines.module.css';
import { type Kept, keepTogether } from '#app/article/inline/keep-together.ts';
import { Term } from '#app/article/inline/term.tsx';
import { keyed } from '#app/article/keyed.ts';
import { Link } from '#app/components/controls/link.tsx';
import type { Inline } from '#library/markdown/tree.ts';

/** Words of an article. React escapes them; the tree holds no markup that could slip through. */
export function Inlines({ nodes }: { nodes: readonly Inline[] }) {
  return keyed(keepTogether(nodes)).map(({ key, item }) => <InlineView key={key} node={item} />);
}

function InlineView({ node }: { node: Inline | Kept }) {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'strong':
      return (
        <strong className={css.strong}>
          <Inlines nodes={node.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines nodes={node.children} />
        </em>
      );
    case 'break':
      return <br />;
    case 'term':
      return <Term slug={node.slug}>{node.value}</Term>;
    case 'citation':
      return <Citation number={node.number} />;
    case 'kept':
      return (
        <span className={css.kept}>
          {node.word}
          {node.numbers.map((number) => (
            <Citation key={number} number={number} />
          ))}
        </span>
      );
    case 'link':
      return <ArticleLink {...node} />;
  }
}

function ArticleLink({ href, external, children }: Extract<Inline, { type: 'link' }>) {
  if (external) {
    return (
      <a href={href} rel="noopener noreferrer">
        <Inlines nodes={children} />
        <ExternalIcon />
      </a>
    );
  }
  if (!href.startsWith('/')) {
    return (
      <a href={href}>
        <Inlines nodes={children} />
      </a>
    );
  }
  return (
    <Link to={href}>
      <Inlines nodes={children} />
    </Link>
  );
}
