import { island } from '#app/browser/island.tsx';
import { CopyButton } from '#app/components/controls/copy-button.tsx';

export default island('copy-button', CopyButton);
