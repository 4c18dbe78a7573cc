import { island } from '#app/browser/island.tsx';
import { DeliveryPlan } from '#app/pages/shipping/plan/delivery-plan.tsx';

export default island('delivery-plan', DeliveryPlan);
