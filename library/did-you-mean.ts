export function nearest(input: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let maxDistance = Math.max(2, Math.floor(input.length / 3)) + 1;
  for (const name of names) {
    if (Math.abs(input.length - name.length) >= maxDistance) continue;
    const [source, target] = [input.toLowerCase(), name.toLowerCase()];
    // Typos are less common in the first letter.
    const distance = getEditDistance(source, target) + (source[0] === target[0] ? 0 : 0.5);
    if (distance < maxDistance) [best, maxDistance] = [name, distance];
  }
  return best;
}

/** Starts with a space, so it can follow a sentence. Returns '' without a suggestion. */
export function didYouMean(input: string, names: Iterable<string>): string {
  const name = nearest(input, names);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}

/** Returns the Damerau–Levenshtein distance: letters to add, remove, replace or swap. */
export function getEditDistance(source: string, target: string): number {
  let previousRow: number[] = [];
  let row = Array.from({ length: target.length + 1 }, (_, index) => index);
  for (let i = 0; i < source.length; i += 1) {
    const nextRow = [i + 1];
    for (let j = 0; j < target.length; j += 1) {
      const replaceCost = (row[j] ?? 0) + (source[i] === target[j] ? 0 : 1);
      const isSwap = i > 0 && j > 0 && source[i] === target[j - 1] && source[i - 1] === target[j];
      const swapCost = isSwap ? (previousRow[j - 1] ?? 0) + 1 : replaceCost;
      nextRow.push(Math.min(replaceCost, swapCost, (row[j + 1] ?? 0) + 1, (nextRow[j] ?? 0) + 1));
    }
    [previousRow, row] = [row, nextRow];
  }
  return row[target.length] ?? 0;
}
