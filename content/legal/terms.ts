import { addressLine, emailLink, type Policy, phoneLink } from '#content/legal/policy.ts';
import { delivery, times } from '#library/business.ts';
import { site } from '#library/site.ts';

const { sameDay, shipping } = delivery;

export const terms: Policy = {
  title: 'Terms of Service',
  description: `The terms of ${site.brand}: prescriptions, prices, delivery in ${shipping.area}, cancellations, returns, and what this website is for.`,
  updated: '2025-05-13',
  sections: [
    {
      id: 'what-this-covers',
      title: 'What these terms cover',
      body: [
        `These terms apply when you use this website or order from ${site.brand} (“we”), a compounding pharmacy at ${addressLine}, licensed by the California State Board of Pharmacy (${site.license}).`,
      ],
      note: 'The website, and what you order from us.',
    },
    {
      id: 'prescriptions',
      title: 'Prescriptions',
      body: [
        'A prescription is required for every compounded medication. It has to come from a licensed prescriber who has examined you or your animal.',
        'A pharmacist reviews each prescription before we accept it, and may call you or the prescriber. We may decline an order that we cannot prepare or should not.',
      ],
      note: 'No prescription, no compounded medication.',
    },
    {
      id: 'age',
      title: 'Who may order',
      body: [
        `You must be ${site.minimumAge} or older to order a prescription. An adult may order for a child or an animal in their care.`,
      ],
      note: `${site.minimumAge} or older.`,
    },
    {
      id: 'compounded-medicines',
      title: 'About compounded medicines',
      body: [
        site.compoundingNotice,
        'Follow the label. If something about your medicine worries you, call us or your prescriber. In an emergency call 911.',
      ],
      note: 'Made for one patient. Not approved by the FDA.',
    },
    {
      id: 'price',
      title: 'Price and payment',
      body: [
        'We are a cash-based pharmacy. We do not bill insurance. You learn the price before we begin, by phone, by email or at the counter, and we begin once you agree to it.',
      ],
      note: 'You know the price first.',
    },
    {
      id: 'delivery',
      title: 'Preparation, pickup and delivery',
      body: [
        `Compounding usually takes ${times.compounding}. Some preparations take longer; we tell you when that is so.`,
        {
          list: [
            `Local delivery within ${sameDay.miles} miles: ready by ${sameDay.readyBy}, delivered the same day. It costs $${sameDay.fee} and is free on orders over $${sameDay.freeOver}.`,
            `Shipping, in ${shipping.area} only: ${shipping.days}, or next day on request. It is free on orders of $${shipping.freeAt} or more.`,
            'Every shipment is insured. An adult has to sign for it.',
            'You can pick up your order at the pharmacy.',
          ],
        },
        ['Details are on the ', { text: 'shipping page', href: '/shipping' }, '.'],
      ],
      note: `${shipping.area} only, insured, with a signature.`,
    },
    {
      id: 'cancellations',
      title: 'Cancellations',
      body: [
        [
          `You may cancel within ${times.cancelWithinHours} hours of ordering if we have not yet prepared the order. Call `,
          phoneLink,
          ': it is the fastest way.',
        ],
        'Once preparation begins, a compounded item cannot be canceled. It is made for you and cannot go to anyone else.',
      ],
      note: `Within ${times.cancelWithinHours} hours, and only before we start.`,
    },
    {
      id: 'returns',
      title: 'Returns',
      body: [
        `You may return an item that is not medication within ${times.returnWithinDays} days if it is unopened. Medication cannot be returned.`,
        [
          'If an order arrives damaged, or is not what was prescribed, do not use it. Call ',
          phoneLink,
          ' and a pharmacist will set it right.',
        ],
      ],
      note: `Unopened, not medication, within ${times.returnWithinDays} days.`,
    },
    {
      id: 'not-medical-advice',
      title: 'Information, not medical advice',
      body: [
        'The pages and articles on this site are general information. They are not medical advice, they do not replace your prescriber, and reading them does not make you our patient. Do not start, stop or change a medicine because of something you read here.',
      ],
      note: 'Read here, decide with your prescriber.',
    },
    {
      id: 'using-this-site',
      title: 'Using this site',
      body: [
        'You may read, print and link to any page. Please ask before you publish our texts or drawings elsewhere. Do not disturb the site, and send the provider form only on your own behalf.',
        'Other sites that we link to are run by others, and we are not responsible for what they say.',
        [
          'The site is built to WCAG 2.2 AA. If something does not work for you, write to ',
          emailLink,
          ' and we will help you another way meanwhile.',
        ],
        ['What happens to your data is in the ', { text: 'privacy policy', href: '/privacy' }, '.'],
      ],
      note: 'Read, print and link freely. Ask before you republish.',
    },
    {
      id: 'law',
      title: 'Law and complaints',
      body: [
        'California law applies. Nothing in these terms takes away a right that the law gives you as a patient or a consumer.',
        [
          'Tell us first if something went wrong. You may also turn to the ',
          { text: 'California State Board of Pharmacy', href: 'https://www.pharmacy.ca.gov/' },
          ', which licenses us.',
        ],
      ],
      note: 'Your rights under the law stay yours.',
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      body: [
        'If these terms change, the new version stands here with its date. An order follows the terms of the day it was placed.',
        ['Questions: ', emailLink, ', ', phoneLink, ` or ${site.brand}, ${addressLine}.`],
      ],
      note: 'The date at the top says which version you read.',
    },
  ],
};
