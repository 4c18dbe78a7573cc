import { blog } from '#library/blog/blog.ts';

/** All articles with their text, for the search in the browser. */
export function loader() {
  const articles = blog().search({ text: '', category: '' });
  return Response.json(
    articles.map(({ id, title, excerpt, category, categorySlug, minutes, mark, text }) => {
      return { id, title, excerpt, category, categorySlug, minutes, mark, text };
    }),
  );
}
