import { island } from '#app/browser/island.tsx';
import { OpeningStatus } from '#app/pages/contact/opening-status.tsx';

export default island('opening-status', OpeningStatus);
