import { delivery, times } from '#library/business.ts';
import { site } from '#library/site.ts';

export interface FaqItem {
  question: string;
  answer: string;
  /** Where to read more; stands after the answer. */
  more?: { label: string; to: string };
}

const { sameDay, shipping } = delivery;

/** The questions of /faq. Structured data repeats them word for word. */
export const faq: readonly FaqItem[] = [
  {
    question: 'Do I need a prescription?',
    answer: `Yes. Prescriptions are required for compounded medications, from a licensed prescriber who has examined you or, for animals, from a veterinarian. You must be ${site.minimumAge} or older to order.`,
  },
  {
    question: 'What is compounding, exactly?',
    answer:
      'Preparing a medicine for one patient when no manufactured product fits: another strength, another form, a flavor, or a formula without an ingredient you cannot take.',
  },
  {
    question: 'Do you take insurance?',
    answer:
      'No. We are cash-based. There are no claims to file or approvals to wait for, and you know the price before we begin.',
  },
  {
    question: 'How long will it take?',
    answer: `Compounding usually takes ${times.compounding} after a pharmacist has reviewed the prescription. If we have a question, we contact you or your prescriber, typically within ${times.response}.`,
  },
  {
    question: 'Where do you deliver, and what does it cost?',
    answer: `Ready by ${sameDay.readyBy}, delivered the same day within ${sameDay.miles} miles: $${sameDay.fee}, free over $${sameDay.freeOver}. Standard shipping takes ${shipping.days} and is free on orders of $${shipping.freeAt} or more. ${shipping.area} only.`,
    more: { label: 'Shipping & Delivery', to: '/shipping' },
  },
  {
    question: 'Is compounded medication safe?',
    answer:
      'The FDA does not approve compounded medicines or check them before use, so ask your prescriber if one is right for you. On our side, a pharmacist reviews each order and signs each release. We hold a state board license, follow USP 795 for nonsterile compounding and USP 800 for hazardous drugs, and are seeking PCAB accreditation. We are not accredited yet.',
  },
  {
    question: 'Can you make medicine for my pet?',
    answer:
      'Yes, on your veterinarian’s prescription. We match the strength to the animal and choose a form and flavor it is likely to take.',
    more: { label: 'Veterinary Medications', to: '/services/veterinary' },
  },
  {
    question: 'Can I cancel or return an order?',
    answer: `You can cancel within ${times.cancelWithinHours} hours if it is not yet prepared. Once preparation begins, compounded items cannot be cancelled. Non-medication items can be returned within ${times.returnWithinDays} days if unopened.`,
  },
];
