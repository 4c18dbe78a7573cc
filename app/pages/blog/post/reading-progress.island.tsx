import { island } from '#app/browser/island.tsx';
import { ReadingProgress } from '#app/pages/blog/post/reading-progress.tsx';

export default island('reading-progress', ReadingProgress);
