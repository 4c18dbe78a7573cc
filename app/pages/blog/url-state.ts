import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isSame, readQuery, writeQuery } from '#app/pages/blog/query.ts';
import { type SearchQuery, tidyQuery } from '#library/blog/search.ts';

/** How long after the last key the address follows. Browsers refuse too many changes of it. */
const settleMilliseconds = 250;

/**
 * The search, kept in the address: a search can be shared, and Back undoes it. Words count at
 * once and reach the address when the reader pauses. The first word makes a step of history, the
 * ones after it refine that step.
 */
export function useQuery() {
  const [params, setParams] = useSearchParams();
  const inUrl = readQuery(params);
  const [text, setText] = useState(inUrl.text);
  const written = useRef(inUrl.text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back and Forward change the address without us: the field follows.
  useEffect(() => {
    if (inUrl.text === written.current) return;
    written.current = inUrl.text;
    setText(inUrl.text);
  }, [inUrl.text]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (next: SearchQuery) => {
    clearTimeout(timer.current);
    if (isSame(next, inUrl)) return;
    written.current = tidyQuery(next.text);
    const refines = inUrl.text !== '' && written.current !== '' && next.category === inUrl.category;
    setParams(writeQuery(next), { replace: refines, preventScrollReset: true });
  };

  return {
    query: { text: tidyQuery(text), category: inUrl.category },
    /** Words as they are typed, spaces and all. */
    typed: text,
    typeText: (typed: string) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => write({ text: tidyQuery(typed), category: inUrl.category }),
        settleMilliseconds,
      );
    },
    setQuery: (next: SearchQuery) => {
      setText(next.text);
      write(next);
    },
  };
}
