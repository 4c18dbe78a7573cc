import { z } from 'zod';
import { isState } from '#library/delivery/state-prefixes.ts';
import { checkPictureText } from '#library/schema/limits.ts';
import { decimal, wholeNumber, words, zipCode } from '#library/schema/values.ts';

const telephone = z
  .string()
  .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'is not a telephone number. Write it like (310) 555-0142');

const email = z.email('is not an email address. Write it like hello@pharmacy.example');

const webAddress = z
  .string()
  .regex(
    /^https:\/\/[\w.-]+(:\d+)?$/,
    'is not the address of a site. Write it like https://pharmacy.example, with nothing after the name',
  );

/** The launch check shows these descriptions to the owner for each placeholder. */
export const siteSchema = z.strictObject({
  brand: words
    .max(40)
    .superRefine(checkPictureText)
    .describe('the name the pharmacy is licensed under'),
  origin: webAddress.describe('the address of the site'),
  description: words.max(200).describe('who you are, in one or two sentences, for the footer'),
  phone: telephone.describe('the telephone number that a pharmacist answers'),
  fax: telephone.describe('the fax number for prescriptions'),
  email: email.describe('the email address that is read every day'),
  careersEmail: email.describe('where applications go'),
  license: words.describe('the license number that the state board of pharmacy gave you'),
  pharmacistInCharge: words.describe('the pharmacist-in-charge whom the Board has on record'),
  address: z.strictObject({
    street: words.describe('the street address'),
    city: words.describe('the city'),
    state: z.string().refine(isState, 'is not a state. Write two letters, like CA'),
    zip: zipCode,
  }),
  geo: z
    .strictObject({ latitude: decimal(-90, 90), longitude: decimal(-180, 180) })
    .describe('the coordinates of the front door'),
  paymentAccepted: words.describe('every means of payment you take, e.g. Cash, Credit Card'),
  timeZone: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf('timeZone').includes(zone),
      'is not a time zone. Write it like America/Los_Angeles',
    )
    .describe('the clock of the pharmacy'),
  portalUrl: z
    .url({ protocol: /^https$/, error: 'is not an https:// address' })
    .optional()
    .meta({
      title: 'Patient portal',
      description:
        'the https:// address of your patient portal; without it, Account says there is none yet',
    }),
  minimumAge: wholeNumber(13, 99).describe('how old one must be to order'),
  compoundingNotice: words.describe('the notice on every service page and health article'),
});

/** Claims that only the owner can confirm, for the launch check. */
export const confirmedSchema = z
  .array(
    z.strictObject({
      question: words,
      about: words.describe('The files that say it.'),
      answer: z.enum(['yes', 'no'], { error: "isn't an answer. Write yes or no" }),
    }),
  )
  .min(1);
