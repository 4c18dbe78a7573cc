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

/** Weaker terms are often mentioned only in passing, so they don't count. */
const termsPerArticle = 40;

/** Ranks by category, then by shared terms, with more weight on rare ones. Ties keep their order. */
export function createRelatedFinder(articles: readonly Relatable[]) {
  const getRarity = createRarityLookup(articles.map(({ text }) => countTerms(text)));
  const termsById = new Map(
    articles.map((article) => [article.id, findStrongestTerms(article.text, getRarity)]),
  );

  return (id: string, count: number): string[] => {
    const article = articles.find((candidate) => candidate.id === id);
    if (!article) return [];
    const getSimilarity = (other: Relatable) =>
      [...(termsById.get(id) ?? [])]
        .filter((term) => termsById.get(other.id)?.has(term))
        .reduce((sum, term) => sum + getRarity(term), 0);
    return articles
      .filter((other) => other !== article)
      .map((other) => ({
        id: other.id,
        categoryScore: Number(other.categorySlug === article.categorySlug),
        similarity: getSimilarity(other),
      }))
      .sort((a, b) => b.categoryScore - a.categoryScore || b.similarity - a.similarity)
      .slice(0, count)
      .map((other) => other.id);
  };
}

type GetRarity = (term: string) => number;

function createRarityLookup(counts: readonly Map<string, number>[]): GetRarity {
  const articleCounts = new Map<string, number>();
  for (const term of counts.flatMap((terms) => [...terms.keys()])) {
    articleCounts.set(term, (articleCounts.get(term) ?? 0) + 1);
  }
  return (term) => Math.log(1 + counts.length / (articleCounts.get(term) ?? 1));
}

function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{4,}/gu)) {
    if (!commonWords.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function findStrongestTerms(text: string, getRarity: GetRarity): Set<string> {
  const terms = [...countTerms(text)]
    .map(([term, count]) => ({ term, weight: count * getRarity(term) }))
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, termsPerArticle);
  return new Set(terms.map(({ term }) => term));
}
