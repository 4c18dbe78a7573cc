import { z } from 'zod';
import data from '#content/pages/*.yaml';
import { facts } from '#library/facts/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { pageSchemas } from '#library/pages.ts';

/** The words of each page, facts filled in. */
export const pages = fillIn(z.strictObject(pageSchemas).parse(data), facts);
