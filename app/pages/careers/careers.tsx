import { Inlines } from '#app/article/inline/inlines.tsx';
import { addKeys } from '#app/article/with-keys.ts';
import { classNames } from '#app/components/class-names.ts';
import { QuietLink } from '#app/components/controls/button.tsx';
import { H2, H3 } from '#app/components/heads/heading.tsx';
import { Band, Section } from '#app/components/section.tsx';
import { TitledList } from '#app/components/titled-list.tsx';
import css from '#app/pages/careers/careers.module.css';
import FiveGrams from '#app/pages/careers/weights/5-g.svg?react';
import TenGrams from '#app/pages/careers/weights/10-g.svg?react';
import TwentyGrams from '#app/pages/careers/weights/20-g.svg?react';
import { pageMeta } from '#app/seo.ts';
import { mailHref, site } from '#library/facts.ts';
import { fillIn, textForCount } from '#library/fill-in.ts';
import type { Job } from '#library/schema/pages/about.ts';
import { slug } from '#library/slug.ts';
import { jobs, pages } from '#library/words.ts';

const { search, head, openings, application } = pages.careers;

export const meta = () =>
  pageMeta({
    title: search.title,
    description: textForCount(search.description, jobs.length),
    path: '/careers',
  });

export default function Careers() {
  return (
    <>
      <section className={classNames('page-head sunlit', css.head)}>
        <div className="wrap">
          <header className="title-and-lead">
            <h1>{head.title}</h1>
            <p className="lead">{textForCount(head.lead, jobs.length)}</p>
          </header>
          <div className={css.weights} aria-hidden="true">
            <TwentyGrams />
            {jobs.length > 1 && <TenGrams />}
            {jobs.length > 2 && <FiveGrams />}
          </div>
        </div>
      </section>
      <Band>
        {jobs.length > 0 && (
          <section className={classNames('aligned', css.jobs)} aria-labelledby="openings">
            <h2 className="visually-hidden" id="openings">
              {openings.title}
            </h2>
            {jobs.map((job, index) => (
              <JobOpening key={job.title} job={job} index={index} />
            ))}
          </section>
        )}
      </Band>
      <HowToApply />
    </>
  );
}

const listProps = { heading: 'h4', className: css.list, listClass: 'note' } as const;

function JobOpening({ job, index }: { job: Job; index: number }) {
  const { title, terms, pay, summary, duties, requirements } = job;
  // Every job has the same headings, so the heading ids need a number.
  const getId = (heading: string) => slug(heading) + (index === 0 ? '' : `-${index + 1}`);
  return (
    <article>
      <H3 className="display-3">{title}</H3>
      <p className="meta">{terms}</p>
      <p>
        <span className="display-2">{pay.range}</span> {pay.per}
      </p>
      <p className={css.summary}>{summary}</p>
      <TitledList
        title={openings.duties}
        id={getId(openings.duties)}
        items={duties}
        {...listProps}
      />
      <TitledList
        title={openings.requirements}
        id={getId(openings.requirements)}
        items={requirements}
        {...listProps}
      />
      <QuietLink
        to={getApplicationHref(fillIn(application.subjectFor, { title }))}
        data-print={site.careersEmail}
      >
        {openings.apply}
        <span className="visually-hidden"> {fillIn(openings.applyAs, { title })}</span>
      </QuietLink>
    </article>
  );
}

function HowToApply() {
  return (
    <Section tone="shade" layout="wide-split" wrapClass={css.apply}>
      <header>
        <H2>{application.title}</H2>
        <p className="lead">
          {application.writeTo}{' '}
          <a href={getApplicationHref(application.subject)}>{site.careersEmail}</a>
        </p>
        {addKeys(application.notes).map(({ key, item }) => (
          <p key={key} className="note">
            <Inlines nodes={item} />
          </p>
        ))}
      </header>
      <ol className="lined numbered">
        {application.steps.map(({ title, text }) => (
          <li key={title}>
            <H3>{title}</H3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const getApplicationHref = (subject: string) =>
  `${mailHref(site.careersEmail)}?subject=${encodeURIComponent(subject)}`;
