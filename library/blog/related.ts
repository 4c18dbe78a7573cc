interface Relatable {
  id: string;
  categorySlug: string;
  text: string;
}

const commonWords = new Set(
  'about after also another because been before being both could does each ever every from have here into just less like made make many more most much must near need never often only other over same should some such than that their them then there these they this those through under until upon very want well were what when where which while will with within without would your'.split(
    ' ',
  ),
);

/** Only the strongest terms count: a word used in passing says nothing about the subject. */
const termsPerArticle = 40;

/**
 * Same category first, then by shared terms, with more weight on rare ones. `articles` are newest
 * first.
 */
export function relate(articles: readonly Relatable[]) {
  const rarity = rarityIn(articles.map(({ text }) => countTerms(text)));
  const subjects = new Map(
    articles.map((article) => [article.id, strongestTerms(article.text, rarity)]),
  );

  return (id: string, count: number): string[] => {
    const self = articles.find((article) => article.id === id);
    if (!self) return [];
    const nearness = (other: Relatable) =>
      [...(subjects.get(id) ?? [])]
        .filter((term) => subjects.get(other.id)?.has(term))
        .reduce((sum, term) => sum + rarity(term), 0);
    return articles
      .filter((other) => other !== self)
      .map((other) => ({
        id: other.id,
        isSame: Number(other.categorySlug === self.categorySlug),
        nearness: nearness(other),
      }))
      .sort((a, b) => b.isSame - a.isSame || b.nearness - a.nearness)
      .slice(0, count)
      .map((other) => other.id);
  };
}

type Rarity = (term: string) => number;

function rarityIn(counts: readonly Map<string, number>[]): Rarity {
  const articlesWith = new Map<string, number>();
  for (const term of counts.flatMap((terms) => [...terms.keys()])) {
    articlesWith.set(term, (articlesWith.get(term) ?? 0) + 1);
  }
  return (term) => Math.log(1 + counts.length / (articlesWith.get(term) ?? 1));
}

function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{4,}/gu)) {
    if (!commonWords.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function strongestTerms(text: string, rarity: Rarity): Set<string> {
  const terms = [...countTerms(text)]
    .map(([term, count]) => ({ term, weight: count * rarity(term) }))
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, termsPerArticle);
  return new Set(terms.map(({ term }) => term));
}
