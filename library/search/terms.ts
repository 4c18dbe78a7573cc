/** Stems words, so ‘shipped’ finds ‘shipping’. A term need not be a word. */
export function termsIn(text: string): string[] {
  return wordsIn(text).map(({ word }) => termOf(word));
}

export interface Word {
  word: string;
  at: number;
}

/** ‘q.s.’ and ‘U.S.’ are one word each, and so is ‘pet’s’. */
const wordPattern = /(?:\p{L}\.){2,}|[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)*/gu;

export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({ word, at: index }));
}

/** Lowercase letters and digits only, without accents. */
export const plainWord = (word: string) =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export function termOf(word: string): string {
  const plain = plainWord(word.replace(/['’]s$/i, ''));
  return plain.length > 3 ? withoutEnding(plain) : plain;
}

function withoutEnding(word: string): string {
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh|z)es$/, '')
    .replace(/(?<![sui])s$/, '');
  const root = singular
    .replace(/(?<=^(?=.*[aeiouy]).{3,})(?:ing|(?<!e)ed)$/, '')
    .replace(/([b-df-hj-km-npqrtv-z])\1$/, '$1');
  return root.length > 3 ? root.replace(/e$/, '') : root;
}

/** Stop words. */
const common = new Set(
  `a about after all also am an and any are as at be because been before being between both but by
  can cannot cant could did didnt do does doesnt doing dont each else even for from get give go had has have he her here him his how
  i if im in into is isnt it its ive just let like made make many may me mean means might mine more most much must my need no
  not of off on once one only or other our out own per please should show so some such take tell than
  that the their them then there these they thing this those to too under until up us use very want was
  we were what when where which while who whom whose why will with wont would you your`
    .split(/\s+/)
    .map(termOf),
);

export const isCommon = (term: string) => common.has(term);
