import { island } from '#app/browser/island.tsx';
import { CopyButton } from '#app/pages/contact/copy-button.tsx';

export default island('copy-button', CopyButton);
