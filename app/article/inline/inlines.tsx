import { createContext, useContext } from 'react';
import External from '#app/article/inline/external.svg?react';
import css from '#app/article/inline/inlines.module.css';
import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { addKeys } from '#app/article/with-keys.ts';
import { fillIn } from '#library/fill-in.ts';
import type { Inline } from '#library/markdown/tree.ts';
import { articleText } from '#library/words.ts';

/**
 * Set this to the article's URL to render it for feed readers, which don't have our styles or
 * popovers. It makes links absolute and citations plain text, and leaves out icons and drawings.
 */
export const FeedArticleUrl = createContext<string | undefined>(undefined);

/** A page in another language provides its own label. */
export const ExternalSiteLabel = createContext(articleText.externalSite);

interface InlinesProps {
  nodes: readonly Inline[];
  noPhoneLinks?: boolean;
}

/** Set `noPhoneLinks` in headings and links, where phone numbers must stay plain text. */
export function Inlines({ nodes, noPhoneLinks = false }: InlinesProps) {
  return addKeys(joinCitations(nodes)).map(({ key, item }) => (
    <InlineView key={key} node={item} noPhoneLinks={noPhoneLinks} />
  ));
}

export function InlineItems({ items }: { items: readonly (string | readonly Inline[])[] }) {
  return addKeys(items).map(({ key, item }) => (
    <li key={key}>
      <span>
        {typeof item === 'string' ? <PhoneLinks text={item} /> : <Inlines nodes={item} />}
      </span>
    </li>
  ));
}

function InlineView({ node, noPhoneLinks }: { node: Inline | CitedWord; noPhoneLinks: boolean }) {
  switch (node.type) {
    case 'text':
      return noPhoneLinks ? node.value : <PhoneLinks text={node.value} />;
    case 'strong':
    case 'emphasis': {
      const Tag = node.type === 'strong' ? 'strong' : 'em';
      return (
        <Tag>
          <Inlines nodes={node.children} noPhoneLinks={noPhoneLinks} />
        </Tag>
      );
    }
    case 'break':
      return <br />;
    case 'term':
      return (
        <button type="button" className={css.term} popoverTarget={getTermId(node.slug)}>
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
  const articleUrl = useContext(FeedArticleUrl);
  return (
    <a
      href={articleUrl ? new URL(href, articleUrl).href : href}
      rel={external && !articleUrl ? 'noopener noreferrer' : undefined}
    >
      <Inlines nodes={children} noPhoneLinks />
      {external && <ExternalIcon />}
    </a>
  );
}

/** Heading ids never contain an underscore, so these ids can't clash with them. */
export const getPopoverId = (number: number) => `cite_${number}`;
export const getTermId = (slug: string) => `term_${slug}`;

export const getCitationName = (number: number) =>
  fillIn(articleText.references.number, { number: String(number) });

function Citation({ number }: { number: number }) {
  if (useContext(FeedArticleUrl)) return <sup>[{number}]</sup>;
  return (
    <button
      type="button"
      className={css.citation}
      popoverTarget={getPopoverId(number)}
      aria-label={getCitationName(number)}
    >
      {number}
    </button>
  );
}

export function ExternalIcon() {
  const label = useContext(ExternalSiteLabel);
  if (useContext(FeedArticleUrl)) return null;
  return (
    <span className={css.icon}>
      <External role="img" aria-label={label} />
      {/* Keeps the icon on the line of the last word. Before the icon, Chromium can still wrap it. */}
      {'\u2060'}
    </span>
  );
}

interface CitedWord {
  type: 'cited-word';
  word: string;
  numbers: number[];
}

/** Joins each citation to the word before it, so its number never starts a line. */
export function joinCitations(nodes: readonly Inline[]): (Inline | CitedWord)[] {
  const result: (Inline | CitedWord)[] = [];
  for (const node of nodes) {
    const previousNode = result.at(-1);
    if (node.type !== 'citation') {
      result.push(node);
    } else if (previousNode?.type === 'cited-word') {
      previousNode.numbers.push(node.number);
    } else if (previousNode?.type === 'text') {
      const { value } = previousNode;
      const wordStart = value.lastIndexOf(' ') + 1;
      result.pop();
      if (wordStart > 0) result.push({ ...previousNode, value: value.slice(0, wordStart) });
      result.push({ type: 'cited-word', word: value.slice(wordStart), numbers: [node.number] });
    } else {
      result.push({ type: 'cited-word', word: '', numbers: [node.number] });
    }
  }
  return result;
}
