import { island } from '#app/browser/island.tsx';
import { ShareButton } from '#app/pages/blog/post/share-button.tsx';

export default island('share-button', ShareButton);
