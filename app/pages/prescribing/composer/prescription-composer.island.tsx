import { island } from '#app/browser/island.tsx';
import { Composer } from '#app/pages/prescribing/composer/composer.tsx';

export default island('prescription-composer', Composer);
