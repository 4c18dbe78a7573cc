import { blog } from '#library/blog/blog.ts';
import type { BlogArticle, BlogSummary } from '#library/blog/reader.ts';
import { fold } from '#library/blog/search.ts';
import { explainTerms } from '#library/glossary/glossary.ts';
import { cardPage, cards } from '#library/medicine/medicine.ts';
import { cardPath } from '#library/paths/addresses.ts';

/** Articles for tests, chosen from content/ at run time, because any article may be retired. */
export const articles = blog().list();

export const postPath = ({ id }: { id: string }) => `/blog/post/${id}`;

const texts = blog().texts();
const searchText = ({ id, title, excerpt }: BlogSummary) =>
  fold([title, excerpt, texts[id]].join('\n'));

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`These tests need ${what} in content/blog.`);
  return value;
}

export const newestArticle = required(articles[0], 'an article');

/** An article with headings, citations and a reviewer. */
export const reviewedArticle: BlogArticle & Required<Pick<BlogArticle, 'review'>> = required(
  articles
    .map(({ id }) => blog().find(id))
    .flatMap((article) => (article?.review ? [{ ...article, review: article.review }] : []))
    .find(({ body }) => body.citations.length > 0 && body.headings.length > 3),
  'an article with four headings, a cited work and a reviewer',
);

/** A word that occurs once in the text of one article, and in no other article. */
export const rareWord = required(
  articles
    .flatMap((article) =>
      (texts[article.id]?.match(/\b[a-z]{8,}\b/g) ?? []).map((word) => ({ word, article })),
    )
    .find(({ word, article }) =>
      articles.every((other) => {
        const uses = searchText(other).split(word).length - 1;
        const head = fold(`${other.title}\n${other.excerpt}`);
        return uses === (other === article ? 1 : 0) && !head.includes(word);
      }),
    ),
  'a word that only one article uses',
);

/** The longest word that the newest article shares with one of another topic. */
export const sharedWord = required(
  (searchText(newestArticle).match(/\b[a-z]{3,}\b/g) ?? [])
    .toSorted((one, other) => other.length - one.length)
    .find((word) =>
      articles.some(
        (other) => other.category !== newestArticle.category && searchText(other).includes(word),
      ),
    ),
  'two articles of different topics that share a word',
);

/** Pages that explain a glossary word. */
export const glossaryPages: readonly string[] = [
  ...cards.flatMap(({ slug }) => (cardPage(slug)?.terms.length ? [cardPath(slug)] : [])),
  ...blog()
    .list()
    .flatMap(({ id }) => {
      const terms = explainTerms();
      terms.blocks(blog().find(id)?.body.blocks ?? []);
      return terms.mentionedTerms().length > 0 ? [`/blog/post/${id}`] : [];
    }),
];
