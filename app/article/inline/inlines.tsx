import { createContext, useContext } from 'react';
import cite from '#app/article/inline/citation.module.css';
import External from '#app/article/inline/external.svg?react';
import css from '#app/article/inline/inlines.module.css';
import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import term from '#app/article/inline/term.module.css';
import { keyed } from '#app/article/keyed.ts';
import { Link } from '#app/components/controls/button.tsx';
import { fillIn } from '#library/fill-in.ts';
import type { Inline } from '#library/markdown/tree.ts';
import { articleWords } from '#library/words.ts';

/**
 * The address of an article that is rendered for feed readers, which have neither our styles nor our
 * popovers: links are absolute, and citations, icons and bars are left to plain text.
 */
export const FeedAddress = createContext<string | undefined>(undefined);

interface InlinesProps {
  nodes: readonly Inline[];
  noPhoneLinks?: boolean;
}

/** Words of an article. Phone numbers become links, except in headings and in other links. */
export function Inlines({ nodes, noPhoneLinks = false }: InlinesProps) {
  return keyed(keepTogether(nodes)).map(({ key, item }) => (
    <InlineView key={key} node={item} noPhoneLinks={noPhoneLinks} />
  ));
}

/** Items of a list, each in one element next to its number or mark. */
export function InlineItems({ items }: { items: readonly (string | readonly Inline[])[] }) {
  return keyed(items).map(({ key, item }) => (
    <li key={key}>
      <span>{typeof item === 'string' ? item : <Inlines nodes={item} />}</span>
    </li>
  ));
}

function InlineView({ node, noPhoneLinks }: { node: Inline | Kept; noPhoneLinks: boolean }) {
  switch (node.type) {
    case 'text':
      return noPhoneLinks ? node.value : <PhoneLinks text={node.value} />;
    case 'strong':
      return (
        <strong className={css.strong}>
          <Inlines nodes={node.children} noPhoneLinks={noPhoneLinks} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines nodes={node.children} noPhoneLinks={noPhoneLinks} />
        </em>
      );
    case 'break':
      return <br />;
    case 'term':
      // Opens its meaning as a native popover, also without script.
      return (
        <button type="button" className={term.term} popoverTarget={termId(node.slug)}>
          {node.value}
        </button>
      );
    case 'citation':
      return <Citation number={node.number} />;
    case 'kept':
      return (
        <span className="whole">
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
  const feed = useContext(FeedAddress);
  if (feed || (!external && !href.startsWith('/'))) {
    return (
      <a href={feed ? new URL(href, feed).href : href}>
        <Inlines nodes={children} noPhoneLinks />
      </a>
    );
  }
  if (external) {
    return (
      <a href={href} rel="noopener noreferrer">
        <Inlines nodes={children} noPhoneLinks />
        <ExternalIcon />
      </a>
    );
  }
  return (
    <Link to={href}>
      <Inlines nodes={children} noPhoneLinks />
    </Link>
  );
}

/** No heading can take such an id: headings have no underscores in theirs. */
export const popoverId = (number: number) => `cite_${number}`;
export const termId = (slug: string) => `term_${slug}`;

/** What the number and its popover are called where they are read out. */
export const citationName = (number: number) =>
  fillIn(articleWords.references.number, { number: String(number) });

/** The raised number. It opens the work as a native popover, also without script. */
function Citation({ number }: { number: number }) {
  if (useContext(FeedAddress)) return <sup>[{number}]</sup>;
  return (
    <button
      type="button"
      className={cite.cite}
      popoverTarget={popoverId(number)}
      aria-label={citationName(number)}
    >
      {number}
    </button>
  );
}

/** Says to eyes and ears alike that a link leaves the site. */
export function ExternalIcon() {
  if (useContext(FeedAddress)) return null;
  return <External className={css.external} role="img" aria-label={articleWords.externalSite} />;
}

/** A word and the citations that follow it, which no line break may part. */
interface Kept {
  type: 'kept';
  word: string;
  numbers: number[];
}

/** Joins each citation to the word before it; a number alone on a line has lost its sentence. */
export function keepTogether(nodes: readonly Inline[]): (Inline | Kept)[] {
  const result: (Inline | Kept)[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type !== 'citation') {
      result.push(node);
    } else if (last?.type === 'kept') {
      last.numbers.push(node.number);
    } else if (last?.type === 'text') {
      const cut = last.value.lastIndexOf(' ') + 1;
      result.splice(-1, 1, ...(cut > 0 ? [{ ...last, value: last.value.slice(0, cut) }] : []));
      result.push({ type: 'kept', word: last.value.slice(cut), numbers: [node.number] });
    } else {
      result.push({ type: 'kept', word: '', numbers: [node.number] });
    }
  }
  return result;
}
