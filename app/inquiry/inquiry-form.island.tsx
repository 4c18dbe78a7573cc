import { island } from '#app/browser/island.tsx';
import { InquiryForm } from '#app/inquiry/inquiry-form.tsx';

export default island('inquiry-form', InquiryForm);
