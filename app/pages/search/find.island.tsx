import { island } from '#app/browser/island.tsx';
import { Search } from '#app/pages/search/find.tsx';

export default island('find', Search);
