import data from '#content/jobs.yaml';
import { facts } from '#library/facts/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { jobsSchema } from '#library/schema/jobs.ts';

/** The open places of /careers, facts filled in. */
export const { jobs } = fillIn(jobsSchema.parse(data), facts);
