import { useEffect, useRef, useState } from 'react';
import { isSame, readQuery, writeQuery } from '#app/components/search/query.ts';
import { type SearchQuery, tidyQuery } from '#library/blog/search.ts';

/** How long after the last key the address follows. Browsers refuse too many changes of it. */
const settleMilliseconds = 250;

/**
 * The search, kept in the address: a search can be shared, and Back undoes it. Words count at
 * once and reach the address when the reader pauses. The first word makes a step of history, the
 * ones after it refine that step.
 */
export function useQuery(atFirst: SearchQuery) {
  const [inUrl, setInUrl] = useState(atFirst);
  const [text, setText] = useState(atFirst.text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back and Forward change the address without us: the field follows.
  useEffect(() => {
    const follow = () => {
      clearTimeout(timer.current);
      const next = readQuery(new URLSearchParams(window.location.search));
      setInUrl(next);
      setText(next.text);
    };
    window.addEventListener('popstate', follow);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('popstate', follow);
    };
  }, []);

  const write = (wanted: SearchQuery) => {
    clearTimeout(timer.current);
    const next = { ...wanted, text: tidyQuery(wanted.text) };
    if (isSame(next, inUrl)) return;
    const refines = inUrl.text !== '' && next.text !== '' && next.category === inUrl.category;
    const change = refines ? 'replaceState' : 'pushState';
    window.history[change](null, '', addressOf(next));
    setInUrl(next);
  };

  return {
    query: { text: tidyQuery(text), category: inUrl.category },
    /** Words as they are typed, spaces and all. */
    typed: text,
    typeText: (typed: string) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => write({ text: typed, category: inUrl.category }),
        settleMilliseconds,
      );
    },
    setQuery: (next: SearchQuery) => {
      setText(next.text);
      write(next);
    },
  };
}

function addressOf(query: SearchQuery) {
  const search = String(writeQuery(query));
  return window.location.pathname + (search && `?${search}`);
}
