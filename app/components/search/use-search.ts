import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useEarlyInput } from '#app/browser/use-early-input.ts';
import {
  isSameQuery,
  readQuery,
  type SearchQuery,
  tidyQuery,
  writeQuery,
} from '#library/search/query.ts';

/** Search when typing pauses. A delay this short is barely noticeable. */
const pauseMilliseconds = 150;

const readUrlQuery = () => readQuery(new URLSearchParams(window.location.search));

export interface ServerAnswer<Result> {
  query: SearchQuery;
  result: Result;
}

interface SearchOptions<Result> {
  answer: ServerAnswer<Result>;
  empty: { result: Result; address: string };
  /** Fetches the index. Until it resolves, only the server can search. */
  load: () => Promise<(query: SearchQuery) => Result>;
}

/**
 * Keeps the query in the URL, so a search can be shared and Back undoes it. Updates the URL and the
 * results at each pause in typing.
 */
export function useSearch<Result>({ answer, empty, load }: SearchOptions<Result>) {
  const [query, setQuery] = useState(answer.query);
  const [typedText, setTypedText] = useState(query.text);
  const [isIndexNeeded, setIndexNeeded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const index = useIndex(load, isIndexNeeded || !isSameQuery(query, answer.query));
  const find = index === 'failed' ? undefined : index;

  function search(requestedQuery: SearchQuery) {
    clearTimeout(timer.current);
    // The URL is current even if React hasn't rendered the last search yet.
    const previousQuery = readUrlQuery();
    const newQuery = { ...requestedQuery, text: tidyQuery(requestedQuery.text) };
    if (isSameQuery(newQuery, previousQuery)) return;
    // A new search adds a history entry. Changes to the same search replace it.
    const isRefinement =
      previousQuery.text !== '' &&
      newQuery.text !== '' &&
      newQuery.category === previousQuery.category;
    const params = String(writeQuery(newQuery));
    const address = params === '' ? empty.address : `${window.location.pathname}?${params}`;
    window.history[isRefinement ? 'replaceState' : 'pushState'](null, '', address);
    setQuery(newQuery);
  }

  function type(text: string) {
    setTypedText(text);
    setIndexNeeded(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search({ ...query, text }), pauseMilliseconds);
  }

  useEffect(() => {
    const onPopState = () => {
      clearTimeout(timer.current);
      const urlQuery = readUrlQuery();
      setQuery(urlQuery);
      setTypedText(urlQuery.text);
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('popstate', onPopState);
    };
  }, []);

  useEarlyInput(input, ({ value }) => {
    if (value !== typedText) type(value);
  });

  const deferredQuery = useDeferredValue(query);
  const nextAnswer = useMemo((): ServerAnswer<Result> | undefined => {
    if (isSameQuery(deferredQuery, answer.query)) return answer;
    if (String(writeQuery(deferredQuery)) === '')
      return { query: deferredQuery, result: empty.result };
    return find && { query: deferredQuery, result: find(deferredQuery) };
  }, [deferredQuery, answer, empty.result, find]);

  return {
    input,
    typedText,
    query,
    shown: useLatest(nextAnswer, answer),
    needsServer: find === undefined,
    hasFailed: index === 'failed',
    type,
    search: (newQuery: SearchQuery) => {
      setTypedText(newQuery.text);
      search(newQuery);
    },
    preloadIndex: () => setIndexNeeded(true),
  };
}

function useIndex<Find>(load: () => Promise<Find>, isNeeded: boolean): Find | 'failed' | undefined {
  const [index, setIndex] = useState<Find | 'failed'>();
  useEffect(() => {
    if (!isNeeded || index) return;
    let isCurrent = true;
    load()
      .catch((): 'failed' => 'failed')
      .then((newIndex) => isCurrent && setIndex(() => newIndex));
    return () => {
      isCurrent = false;
    };
  }, [load, isNeeded, index]);
  return index;
}

/** Keeps the last value until the next value arrives, to avoid flicker. */
function useLatest<Value>(nextValue: Value | undefined, initialValue: Value): Value {
  const latestValue = useRef(initialValue);
  const value = nextValue ?? latestValue.current;
  useEffect(() => {
    latestValue.current = value;
  });
  return value;
}
