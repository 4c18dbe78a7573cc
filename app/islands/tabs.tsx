import { island } from '#app/browser/island.tsx';
import { TabSet } from '#app/components/tab-set.tsx';

export default island('tabs', TabSet);
