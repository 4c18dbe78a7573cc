import { blog } from '#library/blog/blog.ts';
import { searchesInBrowser } from '#library/blog/search.ts';

/** The words of all articles, for a search in the browser; 404 once they are too many for it. */
export function loader() {
  const texts = blog().texts();
  if (!searchesInBrowser(texts)) {
    return Response.json({ message: 'Ask /blog?q=… instead.' }, { status: 404 });
  }
  return Response.json(texts);
}
