import data from '#content/shell.yaml';
import { facts } from '#library/facts/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { shellSchema } from '#library/schema/shell.ts';

/** The words around every page, facts filled in. */
export const shell = fillIn(shellSchema.parse(data), facts);
