import { ButtonLink, QuietLink } from '#app/components/controls/button.tsx';
import CopyButton from '#app/components/controls/copy-button.island.tsx';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { Day } from '#app/components/named-values.tsx';
import { dataOr404, NotFoundPage } from '#app/components/not-found-page.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Band, OpeningSection } from '#app/components/section.tsx';
import Toasts from '#app/components/toasts/toasts.island.tsx';
import { applicationHref, HowToApply } from '#app/pages/careers/how-to-apply.tsx';
import css from '#app/pages/careers/job.module.css';
import { JobDrawing } from '#app/pages/careers/job-drawing.tsx';
import { absoluteUrl, notFoundMeta, pageMeta } from '#app/seo.ts';
import { jobPosting } from '#app/structured-data.ts';
import { fullAddress, site, telHref } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { jobs, type Opening } from '#library/jobs.ts';
import { jobPath } from '#library/paths/addresses.ts';
import { pages, shell } from '#library/words.ts';
import type { Route } from './+types/job.ts';

const { job: labels, application, openings } = pages.careers;
const { copy: copyText, ways: methods } = pages.contact;

export const loader = ({ params }: Route.LoaderArgs) =>
  dataOr404(jobs.find(({ slug }) => slug === params.slug));

export function meta({ loaderData: job }: Route.MetaArgs) {
  if (!job) return notFoundMeta(labels.missing.title);
  const { title, summary: description, slug } = job;
  const structuredData = [jobPosting(job, labels)];
  return pageMeta({ title, description, path: jobPath(slug), structuredData });
}

export default function JobPage({ loaderData: job }: Route.ComponentProps) {
  if (!job) return <NotFoundPage {...labels.missing} to="/careers" way={labels.back} />;
  const subject = fillIn(application.subjectFor, { title: job.title });
  return (
    <>
      <PageHead
        className={`sunlit large-title ${css.head}`}
        above={<BackLink to="/careers">{labels.back}</BackLink>}
        title={job.title}
        lead={job.isSample ? `${job.summary} ${openings.sample}` : job.summary}
        art={<JobDrawing drawing={job.drawing} />}
      >
        <p className="acts">
          <ButtonLink to={applicationHref(subject)} data-print={site.careersEmail}>
            {labels.apply}
          </ButtonLink>
          <QuietLink to={telHref(site.phone)}>{labels.call}</QuietLink>
        </p>
        <p className="cluster links">
          {labels.writeTo}{' '}
          <CopyableLink
            to={applicationHref(subject)}
            text={site.careersEmail}
            what={methods.email.what}
          />
          {fillIn(labels.subject, { subject })}
        </p>
      </PageHead>
      <Band>
        <OpeningSection layout="split" title={labels.facts.title}>
          <Facts job={job} />
        </OpeningSection>
      </Band>
      <section className="section shade" aria-label={job.title}>
        <div className={`wrap stack ${css.work}`}>
          <List title={labels.duties} items={job.duties} />
          <List title={labels.requirements} items={job.requirements} />
        </div>
      </section>
      {/* The same on every page, so the search leaves it out. */}
      <div data-nosnippet>
        <HowToApply subject={subject} />
      </div>
      <Toasts dismiss={shell.dismissMessage} />
    </>
  );
}

function Facts({ job }: { job: Opening }) {
  const { facts } = labels;
  return (
    <Rows
      rows={[
        {
          name: facts.pay,
          value: (
            <>
              <span className="display-2">{job.pay.range}</span> {job.pay.per}
            </>
          ),
        },
        { name: facts.terms, value: job.terms },
        { name: facts.place, value: fullAddress },
        { name: facts.schedule, value: job.schedule },
        { name: facts.benefits, value: labels.benefits },
        { name: facts.starts, value: job.starts },
        { name: facts.posted, value: <Day date={job.posted} /> },
        { name: facts.applyBy, value: <Day date={job.applyBy} /> },
        {
          name: facts.link,
          value: (
            <CopyableLink
              to={jobPath(job.slug)}
              text={absoluteUrl(jobPath(job.slug))}
              what={labels.link}
            />
          ),
        },
        {
          name: facts.phone,
          value: (
            <CopyableLink to={telHref(site.phone)} text={site.phone} what={methods.phone.what} />
          ),
        },
      ]}
    />
  );
}

function CopyableLink({ to, text, what }: { to: string; text: string; what: string }) {
  return (
    <span className={`cluster links ${css.copyable}`} translate="no">
      <a href={to}>{text.split(/(?<=\/)/).map((part) => [part, <wbr key={part} />])}</a>
      <CopyButton text={text} what={what} words={copyText} />
    </span>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="split">
      <H2 className="display-3">{title}</H2>
      <ul className="lined">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
