import { useEffect, useMemo, useState } from 'react';
import { fetchFinder } from '#app/pages/search/fetch-finder.ts';
import type { Answer, Find } from '#library/search/finder.ts';

/** An answer of the server, and the question it belongs to. */
export interface ServerAnswer extends Answer {
  text: string;
}

export const noAnswer: Answer = { pinned: [], found: [] };

/**
 * What was found for a question, or undefined while it is being found out. The words of all pages
 * load once the reader has typed. While they are not there, only the server can answer.
 */
export function useFound(text: string, answer: ServerAnswer, isTyping: boolean) {
  const isAnswered = text === answer.text;
  const find = useFinder(isTyping || !isAnswered);
  const result = useMemo((): Answer | undefined => {
    if (text === '') return noAnswer;
    return isAnswered ? answer : find?.(text);
  }, [text, answer, isAnswered, find]);
  return { result, needsServer: find === undefined };
}

function useFinder(wanted: boolean): Find | undefined {
  const [find, setFind] = useState<Find>();
  useEffect(() => {
    if (!wanted || find) return;
    let isCurrent = true;
    fetchFinder().then(
      (ready) => isCurrent && setFind(() => ready),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, find]);
  return find;
}
