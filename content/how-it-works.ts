import { delivery, times } from '#library/business.ts';

export const howItWorksHead = {
  title: 'How It Works',
  lead: 'One conversation with your prescriber, one preparation made for you, one handover. You know the price before we begin.',
} as const;

export const howItWorksSteps = [
  {
    time: 'First',
    title: 'Talk to your doctor or provider',
    text: 'They examine you, decide if a compounded medicine is right for you, and send us the prescription. You can share it with us too. Not sure what to ask? Call us first.',
  },
  {
    time: `Typically ${times.compoundingDays}`,
    title: 'We prepare your medication',
    text: 'A pharmacist reads the prescription, clears up any question with you or your prescriber, then weighs, mixes, checks and labels it.',
  },
  {
    time: `Same day, or ${delivery.shipping.days}`,
    title: 'Delivery to your door, or local pickup',
    text: `Ready by ${delivery.sameDay.readyBy}, delivered the same day within ${delivery.sameDay.miles} miles. We ship anywhere in ${delivery.shipping.area}, or keep it at the counter for you.`,
  },
] as const;

export const values = {
  concierge: {
    title: 'Concierge Service',
    text: 'A pharmacist answers the phone and stays with your order. Labels in large print and translated directions come on request, at no extra cost.',
  },
  pricing: {
    title: 'Transparent Pricing',
    text: 'One cash price, told to you before we begin. No claims, no approvals, no bill that arrives later.',
  },
  custom: {
    title: 'Custom Medications',
    text: 'The strength, the form and the flavor your prescriber asks for, without the dye or lactose you cannot take.',
  },
  trusted: {
    title: 'Provider Trusted',
    text: 'Prescribers and veterinarians speak with the pharmacist who makes the preparation, before it is made.',
  },
} as const;

export const askFirst = {
  title: 'Start with a question',
  lead: `By phone, by email or in person. Our response is typically within ${times.response}.`,
} as const;
