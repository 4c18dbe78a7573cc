import { island } from '#app/browser/island.tsx';
import { Find } from '#app/pages/search/find.tsx';

export default island('find', Find);
