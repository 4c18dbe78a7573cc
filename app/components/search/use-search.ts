import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useEarlyInput } from '#app/browser/use-early-input.ts';
import {
  isSameQuery,
  readQuery,
  type SearchQuery,
  tidyQuery,
  writeQuery,
} from '#library/search/query.ts';

/** Longer than the time between two keystrokes, too short to notice. */
const pauseMilliseconds = 150;

const urlQuery = () => readQuery(new URLSearchParams(window.location.search));

/** The server's results for the query in the URL. */
export interface ServerAnswer<Result> {
  query: SearchQuery;
  result: Result;
}

interface SearchOptions<Result> {
  answer: ServerAnswer<Result>;
  /** The result and URL of an empty query. */
  empty: { result: Result; address: string };
  /** Fetches the index. Until then, only the server can search. */
  load: () => Promise<(query: SearchQuery) => Result>;
}

/**
 * A search whose query is in the URL, so it can be shared and Back undoes it. The URL and the results
 * are updated at each pause in typing.
 */
export function useSearch<Result>({ answer, empty, load }: SearchOptions<Result>) {
  const [query, setQuery] = useState(answer.query);
  const [typed, setTyped] = useState(query.text);
  const [isNeeded, setNeeded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const index = useIndex(load, isNeeded || !isSameQuery(query, answer.query));
  const find = index === 'failed' ? undefined : index;

  function search(next: SearchQuery) {
    clearTimeout(timer.current);
    // The URL is current even if React hasn't rendered the last search yet.
    const previous = urlQuery();
    const newQuery = { ...next, text: tidyQuery(next.text) };
    if (isSameQuery(newQuery, previous)) return;
    // A new search adds a history entry. Changes to the same search replace it.
    const isRefinement =
      previous.text !== '' && newQuery.text !== '' && newQuery.category === previous.category;
    const params = String(writeQuery(newQuery));
    const address = params === '' ? empty.address : `${window.location.pathname}?${params}`;
    window.history[isRefinement ? 'replaceState' : 'pushState'](null, '', address);
    setQuery(newQuery);
  }

  function type(text: string) {
    setTyped(text);
    setNeeded(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search({ ...query, text }), pauseMilliseconds);
  }

  // Back and Forward.
  useEffect(() => {
    const onPopState = () => {
      clearTimeout(timer.current);
      const next = urlQuery();
      setQuery(next);
      setTyped(next.text);
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('popstate', onPopState);
    };
  }, []);

  useEarlyInput(input, ({ value }) => {
    if (value !== typed) type(value);
  });

  // Deferred, so results never delay the next keystroke.
  const deferredQuery = useDeferredValue(query);
  const next = useMemo((): ServerAnswer<Result> | undefined => {
    if (isSameQuery(deferredQuery, answer.query)) return answer;
    if (String(writeQuery(deferredQuery)) === '')
      return { query: deferredQuery, result: empty.result };
    return find && { query: deferredQuery, result: find(deferredQuery) };
  }, [deferredQuery, answer, empty.result, find]);

  return {
    input,
    typed,
    query,
    /** The latest results and their query. */
    shown: useLatest(next, answer),
    needsServer: find === undefined,
    hasFailed: index === 'failed',
    type,
    search: (next: SearchQuery) => {
      setTyped(next.text);
      search(next);
    },
    /** Fetches the index early. */
    prepare: () => setNeeded(true),
  };
}

function useIndex<Find>(load: () => Promise<Find>, isNeeded: boolean): Find | 'failed' | undefined {
  const [index, setIndex] = useState<Find | 'failed'>();
  useEffect(() => {
    if (!isNeeded || index) return;
    let isCurrent = true;
    load()
      .catch((): 'failed' => 'failed')
      .then((loaded) => isCurrent && setIndex(() => loaded));
    return () => {
      isCurrent = false;
    };
  }, [load, isNeeded, index]);
  return index;
}

/** Keeps the last value until the next one arrives, to avoid flicker. */
function useLatest<Value>(next: Value | undefined, first: Value): Value {
  const latest = useRef(first);
  const value = next ?? latest.current;
  useEffect(() => {
    latest.current = value;
  });
  return value;
}
