import { island } from '#app/browser/island.tsx';
import { MapFrame } from '#app/pages/contact/map-frame.tsx';

export default island('map-frame', MapFrame);
