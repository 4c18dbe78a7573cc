import { island } from '#app/browser/island.tsx';
import { ToastRegion } from '#app/components/toasts/toast-region.tsx';

export default island('toasts', ToastRegion);
