import data from '#content/conditions.yaml';
import { facts } from '#library/facts/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { conditionsSchema } from '#library/schema/conditions.ts';

/** The cards of /conditions, facts filled in. */
export const conditionCards = fillIn(conditionsSchema.parse(data), facts);
