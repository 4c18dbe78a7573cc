import { aboutSchema } from '#library/schema/pages/about.ts';
import { accessibilitySchema } from '#library/schema/pages/accessibility.ts';
import { blogSchema } from '#library/schema/pages/blog.ts';
import { careersSchema } from '#library/schema/pages/careers.ts';
import { conditionsPageSchema } from '#library/schema/pages/conditions.ts';
import { contactSchema } from '#library/schema/pages/contact.ts';
import { faqSchema } from '#library/schema/pages/faq.ts';
import { glossaryPageSchema } from '#library/schema/pages/glossary.ts';
import { homeSchema } from '#library/schema/pages/home.ts';
import { hormonesSchema } from '#library/schema/pages/hormones.ts';
import { howItWorksSchema } from '#library/schema/pages/how-it-works.ts';
import { learnPageSchema } from '#library/schema/pages/learn.ts';
import { policyPageSchema } from '#library/schema/pages/policy.ts';
import { prescribingSchema } from '#library/schema/pages/prescribing.ts';
import { pricesSchema } from '#library/schema/pages/prices.ts';
import { searchPageSchema } from '#library/schema/pages/search.ts';
import { sendAPrescriptionSchema } from '#library/schema/pages/send-a-prescription.ts';
import { servicesSchema } from '#library/schema/pages/services.ts';
import { shippingSchema } from '#library/schema/pages/shipping.ts';
import { specialistsSchema } from '#library/schema/pages/specialists.ts';
import { verifySchema } from '#library/schema/pages/verify.ts';
import { yourMedicineSchema } from '#library/schema/pages/your-medicine.ts';

/** The words of each page, by the name of its file in content/pages. */
export const pageSchemas = {
  about: aboutSchema,
  contact: contactSchema,
  learn: learnPageSchema,
  policy: policyPageSchema,
  specialists: specialistsSchema,
  conditions: conditionsPageSchema,
  hormones: hormonesSchema,
  services: servicesSchema,
  careers: careersSchema,
  faq: faqSchema,
  glossary: glossaryPageSchema,
  home: homeSchema,
  'how-it-works': howItWorksSchema,
  shipping: shippingSchema,
  blog: blogSchema,
  search: searchPageSchema,
  'send-a-prescription': sendAPrescriptionSchema,
  prescribing: prescribingSchema,
  prices: pricesSchema,
  verify: verifySchema,
  accessibility: accessibilitySchema,
  'your-medicine': yourMedicineSchema,
};
