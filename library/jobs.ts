import { content } from '#library/content.ts';
import { getDateIn, isoDate } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { slug } from '#library/slug.ts';
import { isSample } from '#library/words.ts';

/** Leaves out openings after their last day to apply. They may stay in the file. */
export const jobs = content.data['jobs.yaml'].jobs
  .map((job, index) => ({
    ...job,
    slug: slug(job.title),
    isSample: isSample('jobs.yaml', ['jobs', index]),
  }))
  .filter(({ applyBy }) => (isoDate(applyBy) ?? '') >= getDateIn(site.timeZone));

export type Opening = (typeof jobs)[number];
