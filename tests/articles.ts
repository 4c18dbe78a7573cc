import { blog } from '#library/blog/blog.ts';
import type { BlogArticle, BlogSummary } from '#library/blog/reader.ts';
import { fold } from '#library/blog/search.ts';

/** Tests choose articles at run time because any article may be retired. */
export const articles = blog().posts;

export const getPostPath = ({ id }: { id: string }) => `/blog/post/${id}`;

const textsById = blog().texts;
const getSearchText = ({ id, title, excerpt }: BlogSummary) =>
  fold([title, excerpt, textsById[id]].join('\n'));

function requireValue<Value>(value: Value | undefined, description: string): Value {
  if (value === undefined) throw new Error(`These tests need ${description} in content/blog.`);
  return value;
}

export const newestArticle = requireValue(articles[0], 'an article');

export const reviewedArticle: BlogArticle & Required<Pick<BlogArticle, 'review'>> = requireValue(
  articles
    .map(({ id }) => blog().find(id))
    .flatMap((article) => (article?.review ? [{ ...article, review: article.review }] : []))
    .find(({ body }) => body.citations.length > 0 && body.headings.length > 3),
  'an article with four headings, a citation and a reviewer',
);

/** The word occurs only once in all articles. */
export const rareWord = requireValue(
  articles
    .flatMap((article) =>
      (textsById[article.id]?.match(/\b[a-z]{8,}\b/g) ?? []).map((word) => ({ word, article })),
    )
    .find(({ word, article }) =>
      articles.every((candidate) => {
        const useCount = getSearchText(candidate).split(word).length - 1;
        const titleText = fold(`${candidate.title}\n${candidate.excerpt}`);
        return useCount === (candidate === article ? 1 : 0) && !titleText.includes(word);
      }),
    ),
  'a word that only one article uses',
);
