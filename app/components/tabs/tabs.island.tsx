import { island } from '#app/browser/island.tsx';
import { TabSet } from '#app/components/tabs/tab-set.tsx';

export default island('tabs', TabSet);
