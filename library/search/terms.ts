/** Stems words so ‘shipped’ finds ‘shipping’. A stem isn't always a word. */
export function findTerms(text: string): string[] {
  return splitWords(text).map(({ word }) => stemWord(word));
}

/** Treats ‘q.s.’, ‘U.S.’ and ‘pet’s’ as one word each. */
const wordPattern = /(?:\p{L}\.){2,}|[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)*/gu;

export function splitWords(text: string) {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({ word, at: index }));
}

export const normalizeWord = (word: string) =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export function stemWord(word: string): string {
  const plainWord = normalizeWord(word.replace(/['’]s$/i, ''));
  return plainWord.length > 3 ? removeEnding(plainWord) : plainWord;
}

function removeEnding(word: string): string {
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh|z)es$/, '')
    .replace(/(?<![sui])s$/, '');
  const root = singular
    .replace(/(?<=^(?=.*[aeiouy]).{3,})(?:ing|(?<!e)ed)$/, '')
    .replace(/([b-df-hj-km-npqrtv-z])\1$/, '$1');
  return root.length > 3 ? root.replace(/e$/, '') : root;
}

/** English and Spanish stop words. */
const stopWords = new Set(
  `a about after all also am an and any anything are as at be because been before being between both but by
  can cannot cant could did didnt do does doesnt doing dont each else even for from get give go had has have he her here him his how
  i if im in into is isnt it its ive just let like made make many may me mean means might mine more most much must my need no
  not of off on once one only or other our out own per please should show so some such take tell than
  that the their them then there these they thing this those to too under until up us use very want was
  we were what when where which while who whom whose why will with wont would you your
  al con de del el en es la las le lo los o para por que se si su sus un una y`
    .split(/\s+/)
    .map(stemWord),
);

export const isStopWord = (term: string) => stopWords.has(term);
