/** The way to a value, name by name; entries of a list by their place. */
type Way = readonly PropertyKey[];

/** Whether a value is marked as invented, with all that is around it or in a part of it. */
export const isMarked = (marks: readonly Way[], value: Way) =>
  marks.some((mark) => mark.every((step, place) => place >= value.length || step === value[place]));
