import { island } from '#app/browser/island.tsx';
import { Contents } from '#app/pages/blog/contents.tsx';

export default island('contents', Contents);
