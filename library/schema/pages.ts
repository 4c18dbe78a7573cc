import { aboutSchema } from '#library/schema/pages/about.ts';
import { conditionsPageSchema } from '#library/schema/pages/conditions.ts';
import { hormonesSchema } from '#library/schema/pages/hormones.ts';
import { servicesSchema } from '#library/schema/pages/services.ts';

/** The words of each page, by the name of its file in content/pages. */
export const pageSchemas = {
  about: aboutSchema,
  conditions: conditionsPageSchema,
  hormones: hormonesSchema,
  services: servicesSchema,
};
