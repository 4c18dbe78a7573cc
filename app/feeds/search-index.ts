import { blog, searchesInBrowser } from '#content/blog.ts';

/** The words of all articles, for a search in the browser; 404 once they are too many for it. */
export function loader() {
  const articles = blog();
  if (!searchesInBrowser(articles)) {
    return Response.json({ message: 'Ask /blog?q=… instead.' }, { status: 404 });
  }
  return Response.json(articles.texts());
}
