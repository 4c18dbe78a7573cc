import { z } from 'zod';
import { isState } from '#library/delivery/state-prefixes.ts';
import { checkShareImageText } from '#library/schema/limits.ts';
import { decimal, text, wholeNumber, zipCode } from '#library/schema/values.ts';

const phoneNumber = z
  .string()
  .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'is not a phone number. Write it like (310) 555-0142');

const email = z.email('is not an email address. Write it like hello@pharmacy.example');

const webAddress = z
  .string()
  .regex(
    /^https:\/\/[\w.-]+(:\d+)?$/,
    'is not a website address. Write it like https://pharmacy.example, with nothing after the domain',
  );

/** The launch check shows these descriptions to the owner for each placeholder. */
export const siteSchema = z.strictObject({
  brand: text
    .max(40)
    .superRefine(checkShareImageText)
    .describe('the name the pharmacy is licensed under'),
  origin: webAddress.describe('the address of the site'),
  description: text.max(200).describe('who you are, in one or two sentences, for the footer'),
  phone: phoneNumber.describe('the phone number that a pharmacist answers'),
  fax: phoneNumber.describe('the fax number for prescriptions'),
  email: email.describe('the email address that someone reads every day'),
  careersEmail: email.describe('the email address for job applications'),
  license: text.describe('the license number from the state board of pharmacy'),
  pharmacistInCharge: text.describe('the pharmacist-in-charge on record with the Board'),
  address: z.strictObject({
    street: text.describe('the street address'),
    city: text.describe('the city'),
    state: z.string().refine(isState, 'is not a state. Write two letters, such as CA'),
    zip: zipCode,
  }),
  geo: z
    .strictObject({ latitude: decimal(-90, 90), longitude: decimal(-180, 180) })
    .describe('the coordinates of the front door'),
  paymentAccepted: text.describe('every payment method you accept, such as Cash, Credit Card'),
  timeZone: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf('timeZone').includes(zone),
      'is not a time zone. Write it like America/Los_Angeles',
    )
    .describe('the time zone of the pharmacy'),
  portalUrl: z
    .url({ protocol: /^https$/, error: 'is not a web address. Start with https://' })
    .optional()
    .meta({
      title: 'Patient portal',
      description:
        'the https:// address of your patient portal; if you leave it out, Account says there isn’t one yet',
    }),
  minimumAge: wholeNumber(13, 99).describe('the minimum age to place an order'),
  compoundingNotice: text.describe('the notice on every service page and health article'),
});

/** The owner must confirm these claims before launch. */
export const confirmedSchema = z
  .array(
    z.strictObject({
      question: text,
      about: text.describe('The files that make this claim.'),
      answer: z.enum(['yes', 'no'], { error: "isn't an answer. Write yes or no" }),
    }),
  )
  .min(1);
