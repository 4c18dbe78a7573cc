import { Fragment } from 'react';
import { measure } from '#library/measures.ts';

/** A text of an island, its measures kept whole; those of pages are by server/site/whole-measures.ts. */
export function Whole({ text }: { text: string }) {
  const measures = text.match(measure) ?? [];
  return text.split(measure).map((words, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand in a text twice, and never move.
    <Fragment key={place}>
      {words}
      {measures[place] && <span className="whole">{measures[place]}</span>}
    </Fragment>
  ));
}
