/** The known name that is closest to what somebody wrote, when one is close enough to be meant. */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(written.length / 3)) + 1;
  for (const name of known) {
    const [one, other] = [written.toLowerCase(), name.toLowerCase()];
    // People get the first letter right more often than the others.
    const distance = changesBetween(one, other) + (one[0] === other[0] ? 0 : 0.5);
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** `Did you mean "Sunday"?` with a space before it, or nothing. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const name = nearest(written, known);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}

/** How many letters must be added, removed or replaced to make one word of the other. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, counterpart] of [...other].entries()) {
      const replaced = (row[j] ?? 0) + (letter === counterpart ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
