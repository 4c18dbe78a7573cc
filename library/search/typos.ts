import { changesBetween } from '#library/did-you-mean.ts';

/**
 * The known word that was most likely meant, the most frequent of the closest ones. A short word or
 * a number with a typo is another word or number.
 */
export function correctTypo(
  typed: string,
  counts: ReadonlyMap<string, number>,
): string | undefined {
  if (/\p{N}/u.test(typed)) return undefined;
  let best: string | undefined;
  let least = typed.length < 5 ? 0 : typed.length < 9 ? 1 : 2;
  for (const [word, count] of counts) {
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) > least) continue;
    const changes = changesBetween(typed, word);
    if (changes > least) continue;
    if (changes === least && best !== undefined && count <= (counts.get(best) ?? 0)) continue;
    [best, least] = [word, changes];
  }
  return best;
}
