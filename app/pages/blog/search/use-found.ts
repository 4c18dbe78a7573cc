import { useEffect, useMemo, useState } from 'react';
import { isSame, writeQuery } from '#app/components/search/query.ts';
import type { PostCard } from '#app/pages/blog/post-cards.tsx';
import {
  indexEntries,
  markMatches,
  matchingExcerpt,
  type SearchEntry,
  type SearchQuery,
  search,
  searchIndexPath,
} from '#library/blog/search.ts';

/** An answer of the server, and the question it belongs to. */
export interface Answer {
  query: SearchQuery;
  found: PostCard[] | null;
}

export type Summary = Omit<SearchEntry, 'text'> & PostCard;

/** Cards for what was found, each with the words marked where they stand. */
export function toCards(entries: readonly (Summary & SearchEntry)[], text: string): PostCard[] {
  return entries.map((entry) => {
    const { id, title, excerpt, category, minutes } = entry;
    const found = { title: markMatches(title, text), excerpt: matchingExcerpt(entry, text) };
    return { id, title, excerpt, category, minutes, found };
  });
}

/**
 * What to show for a query, or undefined while it is being found out. A topic alone needs nothing
 * more than the list; words need the texts of the articles, which load when the reader starts to
 * search. Where those are not to be had (the site has outgrown them, the network failed), the
 * server answers.
 */
export function useFound(
  query: SearchQuery,
  articles: readonly Summary[],
  answer: Answer,
  isSearching: boolean,
): readonly PostCard[] | undefined {
  const asksWords = query.text !== '';
  const isAnswered = isSame(query, answer.query) && answer.found !== null;
  const texts = useTexts(isSearching || (asksWords && !isAnswered));
  const index = useMemo(
    () =>
      typeof texts === 'object'
        ? indexEntries(articles.map((entry) => ({ ...entry, text: texts[entry.id] ?? '' })))
        : undefined,
    [articles, texts],
  );
  const fromServer = useServerAnswer(query, asksWords && !isAnswered && texts === 'failed');

  const { text, category } = query;
  const fromBrowser = useMemo(() => {
    if (text !== '') return index && toCards(search(index, { text, category }), text);
    return articles.filter(({ categorySlug }) => category === '' || categorySlug === category);
  }, [articles, index, text, category]);

  if (isAnswered) return answer.found ?? undefined;
  return fromBrowser ?? fromServer;
}

type Texts = Record<string, string>;

/** The words of all articles, fetched once they are wanted. */
function useTexts(wanted: boolean): Texts | 'failed' | undefined {
  const [texts, setTexts] = useState<Texts | 'failed'>();
  useEffect(() => {
    if (!wanted || texts !== undefined) return;
    const abort = new AbortController();
    fetchTexts(abort.signal).then(setTexts, () => {
      if (!abort.signal.aborted) setTexts('failed');
    });
    return () => abort.abort();
  }, [wanted, texts]);
  return texts;
}

async function fetchTexts(signal: AbortSignal): Promise<Texts> {
  const response = await fetch(searchIndexPath, { signal });
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  const texts: Texts = await response.json();
  return texts;
}

/** The page that answers this search without script has what was found written into its island. */
async function fetchAnswer(address: string, signal: AbortSignal): Promise<Answer | undefined> {
  const response = await fetch(address, { signal });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const island = page.querySelector<HTMLElement>('x-island[data-name="blog-search"]');
  const props: { answer?: Answer } = JSON.parse(island?.dataset.props ?? '{}');
  return props.answer;
}

function useServerAnswer(query: SearchQuery, wanted: boolean): PostCard[] | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const address = `/blog?${writeQuery(query)}`;
  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    // Without an answer, what was shown stays; the next key asks again.
    fetchAnswer(address, abort.signal).then(setAnswer, () => {});
    return () => abort.abort();
  }, [wanted, address]);
  return answer && isSame(answer.query, query) ? (answer.found ?? undefined) : undefined;
}
