import { island } from '#app/browser/island.tsx';
import { BlogSearch } from '#app/pages/blog/search/blog-search.tsx';

export default island('blog-search', BlogSearch);
