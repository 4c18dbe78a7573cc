import { island } from '#app/browser/island.tsx';
import { Contents } from '#app/pages/blog/post/contents.tsx';

export default island('contents', Contents);
