import { classNames } from '#app/components/class-names.ts';
import { QuietLink } from '#app/components/controls/button.tsx';
import { H3 } from '#app/components/heads/heading.tsx';
import { Day } from '#app/components/named-values.tsx';
import { Band } from '#app/components/section.tsx';
import Toasts from '#app/components/toasts/toasts.island.tsx';
import css from '#app/pages/careers/careers.module.css';
import { HowToApply } from '#app/pages/careers/how-to-apply.tsx';
import { JobDrawing } from '#app/pages/careers/job-drawing.tsx';
import { pageMeta } from '#app/seo.ts';
import { fillIn, textForCount } from '#library/fill-in.ts';
import { jobs, type Opening } from '#library/jobs.ts';
import { jobPath } from '#library/paths/addresses.ts';
import { pages, shell } from '#library/words.ts';

const { search, head, openings, application, job: labels } = pages.careers;

export const meta = () =>
  pageMeta({
    title: search.title,
    description: textForCount(search.description, jobs.length),
    path: '/careers',
  });

export default function Careers() {
  return (
    <>
      <section className={classNames('page-head sunlit', css.head, jobs.length > 0 && css.shelf)}>
        <div className="wrap">
          <header className="title-and-lead">
            <h1>{head.title}</h1>
            <p className="lead">{textForCount(head.lead, jobs.length)}</p>
          </header>
        </div>
      </section>
      <Band>
        {jobs.length > 0 && (
          <section className={classNames('aligned ending', css.jobs)} aria-labelledby="openings">
            <h2 className="visually-hidden" id="openings">
              {openings.title}
            </h2>
            {jobs.map((job) => (
              <OpeningCard key={job.slug} job={job} />
            ))}
          </section>
        )}
      </Band>
      <HowToApply subject={application.subject} tone="shade" />
      <Toasts dismiss={shell.dismissMessage} />
    </>
  );
}

function OpeningCard({ job }: { job: Opening }) {
  const { title, drawing, terms, pay, summary, posted, applyBy, isSample } = job;
  return (
    <article>
      <JobDrawing drawing={drawing} />
      <H3 className="display-3">{title}</H3>
      <p className="meta">{terms}</p>
      <p>
        <span className="display-2">{pay.range}</span> {pay.per}
      </p>
      <p className="muted">{summary}</p>
      <p>
        {labels.facts.posted} <Day date={posted} />. {labels.facts.applyBy} <Day date={applyBy} />.{' '}
        {isSample && openings.sample}
      </p>
      <QuietLink to={jobPath(job.slug)}>
        {openings.more}
        <span className="visually-hidden"> {fillIn(openings.moreFor, { title })}</span>
      </QuietLink>
    </article>
  );
}
