import { content } from '#library/content.ts';
import { getDateIn, isoDate } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { slug } from '#library/slug.ts';

/** Leaves out openings after their last day to apply. They may stay in the file. */
export const jobs = content.data['jobs.yaml'].jobs
  .filter(({ applyBy }) => (isoDate(applyBy) ?? '') >= getDateIn(site.timeZone))
  .map((job) => ({ ...job, slug: slug(job.title) }));

export type Opening = (typeof jobs)[number];
