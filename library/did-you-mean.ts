/** The known name closest to the input, if one is close enough. */
export function nearest(input: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(input.length / 3)) + 1;
  for (const name of names) {
    if (Math.abs(input.length - name.length) >= least) continue;
    const [one, other] = [input.toLowerCase(), name.toLowerCase()];
    // Typos are less common in the first letter.
    const distance = changesBetween(one, other) + (one[0] === other[0] ? 0 : 0.5);
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** ` Did you mean "Sunday"?`, or an empty string. */
export function didYouMean(input: string, names: Iterable<string>): string {
  const name = nearest(input, names);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}

/** The Damerau–Levenshtein distance: letters to add, remove, replace or swap. */
export function changesBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, counterpart] of [...other].entries()) {
      const replaced = (row[j] ?? 0) + (letter === counterpart ? 0 : 1);
      const isSwap = i > 0 && j > 0 && letter === other[j - 1] && one[i - 1] === counterpart;
      const swapped = isSwap ? (before[j - 1] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
