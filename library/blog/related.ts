/** Which articles to offer after one. Deterministic: the same articles give the same answer. */

export interface Relatable {
  id: string;
  categorySlug: string;
  text: string;
}

/** Terms that stand for an article. More of them cost time and change little. */
const termsPerArticle = 40;
/** Articles remembered for a term, the newest. Keeps the cost of an article flat as they grow. */
const articlesPerTerm = 60;

const commonWords = new Set(
  'about after also another because been before being both could does each ever every from have here into just less like made make many more most much must near need never often only other over same should some such than that their them then there these they this those through under until upon very want well were what when where which while will with within without would your'.split(
    ' ',
  ),
);

export type FindRelated = (id: string, count: number) => string[];

/**
 * Same category first, then the nearest by shared terms, then the newest. `articles` come newest
 * first. Rare terms weigh more than common ones.
 */
export function relate(articles: readonly Relatable[]): FindRelated {
  const counts = articles.map((article) => countTerms(article.text));
  const documents = new Map<string, number>();
  for (const terms of counts) {
    for (const term of terms.keys()) documents.set(term, (documents.get(term) ?? 0) + 1);
  }
  const rarity = (term: string) => Math.log(1 + articles.length / (documents.get(term) ?? 1));

  const termsOf = counts.map((terms) => strongest(terms, rarity));
  const articlesOf = new Map<string, number[]>();
  termsOf.forEach((terms, article) => {
    for (const term of terms) {
      const known = articlesOf.get(term);
      if (known === undefined) articlesOf.set(term, [article]);
      else if (known.length < articlesPerTerm) known.push(article);
    }
  });
  const places = new Map(articles.map(({ id }, place) => [id, place]));
  const byCategory = Map.groupBy(articles.keys(), (place) => articles[place]?.categorySlug);

  return (id, count) => {
    const self = places.get(id);
    if (self === undefined) return [];
    const category = articles[self]?.categorySlug;
    const score = new Map<number, number>();
    for (const term of termsOf[self] ?? []) {
      for (const other of articlesOf.get(term) ?? []) {
        score.set(other, (score.get(other) ?? 0) + rarity(term));
      }
    }
    score.delete(self);
    const nearest = [...score].sort(([a, x], [b, y]) => y - x || a - b).map(([place]) => place);
    const isSame = (place: number) => articles[place]?.categorySlug === category;
    const newest = (byCategory.get(category) ?? []).slice(0, count + 1);
    const order = [
      ...nearest.filter(isSame),
      ...newest,
      ...nearest.filter((place) => !isSame(place)),
      ...articles.keys().take(count * 2 + 2),
    ];
    const chosen = [...new Set(order)].filter((place) => place !== self).slice(0, count);
    return chosen.flatMap((place) => articles[place]?.id ?? []);
  };
}

function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{4,}/gu)) {
    if (!commonWords.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function strongest(terms: Map<string, number>, rarity: (term: string) => number): string[] {
  return [...terms]
    .map(([term, count]) => ({ term, weight: count * rarity(term) }))
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, termsPerArticle)
    .map(({ term }) => term);
}
