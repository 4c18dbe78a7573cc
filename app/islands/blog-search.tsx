import { island } from '#app/browser/island.tsx';
import { BlogSearch } from '#app/pages/blog/blog-search.tsx';

export default island('blog-search', BlogSearch);
