import { createContext, useContext } from 'react';
import External from '#app/article/inline/external.svg?react';
import css from '#app/article/inline/inlines.module.css';
import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { withKeys } from '#app/article/with-keys.ts';
import { fillIn } from '#library/fill-in.ts';
import type { Inline } from '#library/markdown/tree.ts';
import { articleWords } from '#library/words.ts';

/**
 * The URL of an article that is rendered for feed readers. They have neither our styles nor our
 * popovers, so links become absolute, citations plain text, and icons and bars are left out.
 */
export const FeedAddress = createContext<string | undefined>(undefined);

interface InlinesProps {
  nodes: readonly Inline[];
  noPhoneLinks?: boolean;
}

/** Text of an article. Phone numbers become links, except in headings and in other links. */
export function Inlines({ nodes, noPhoneLinks = false }: InlinesProps) {
  return withKeys(joinCitations(nodes)).map(({ key, item }) => (
    <InlineView key={key} node={item} noPhoneLinks={noPhoneLinks} />
  ));
}

/** List items. The content of each is a single element, next to its number or bullet. */
export function InlineItems({ items }: { items: readonly (string | readonly Inline[])[] }) {
  return withKeys(items).map(({ key, item }) => (
    <li key={key}>
      <span>{typeof item === 'string' ? item : <Inlines nodes={item} />}</span>
    </li>
  ));
}

function InlineView({ node, noPhoneLinks }: { node: Inline | CitedWord; noPhoneLinks: boolean }) {
  switch (node.type) {
    case 'text':
      return noPhoneLinks ? node.value : <PhoneLinks text={node.value} />;
    case 'strong':
      return (
        <strong>
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
      // Native popovers open without script.
      return (
        <button type="button" className={css.term} popoverTarget={termId(node.slug)}>
          {node.value}
        </button>
      );
    case 'citation':
      return <Citation number={node.number} />;
    case 'cited-word':
      return (
        <span className="nowrap">
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
  return (
    <a
      href={feed ? new URL(href, feed).href : href}
      rel={external && !feed ? 'noopener noreferrer' : undefined}
    >
      <Inlines nodes={children} noPhoneLinks />
      {external && <ExternalIcon />}
    </a>
  );
}

/** The underscore keeps these apart from the ids of headings, which have none. */
export const popoverId = (number: number) => `cite_${number}`;
export const termId = (slug: string) => `term_${slug}`;

/** The accessible name of a citation and its popover. */
export const citationName = (number: number) =>
  fillIn(articleWords.references.number, { number: String(number) });

function Citation({ number }: { number: number }) {
  if (useContext(FeedAddress)) return <sup>[{number}]</sup>;
  return (
    <button
      type="button"
      className={css.cite}
      popoverTarget={popoverId(number)}
      aria-label={citationName(number)}
    >
      {number}
    </button>
  );
}

/** Marks a link that leaves the site, also for screen readers. */
export function ExternalIcon() {
  if (useContext(FeedAddress)) return null;
  return <External className={css.external} role="img" aria-label={articleWords.externalSite} />;
}

/** A word and the citations after it, without a line break between them. */
interface CitedWord {
  type: 'cited-word';
  word: string;
  numbers: number[];
}

/** Joins each citation to the word before it, so its number never starts a line. */
export function joinCitations(nodes: readonly Inline[]): (Inline | CitedWord)[] {
  const result: (Inline | CitedWord)[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type !== 'citation') {
      result.push(node);
    } else if (last?.type === 'cited-word') {
      last.numbers.push(node.number);
    } else if (last?.type === 'text') {
      const start = last.value.lastIndexOf(' ') + 1;
      result.splice(-1, 1, ...(start > 0 ? [{ ...last, value: last.value.slice(0, start) }] : []));
      result.push({ type: 'cited-word', word: last.value.slice(start), numbers: [node.number] });
    } else {
      result.push({ type: 'cited-word', word: '', numbers: [node.number] });
    }
  }
  return result;
}
