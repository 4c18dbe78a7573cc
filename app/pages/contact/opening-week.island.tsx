import { island } from '#app/browser/island.tsx';
import { OpeningWeek } from '#app/pages/contact/opening-week.tsx';

export default island('opening-week', OpeningWeek);
