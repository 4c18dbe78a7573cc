import { CareCard, EmergencyLink } from '#app/article/blocks/care.tsx';
import { ExternalSiteLabel, Inlines } from '#app/article/inline/inlines.tsx';
import { RichRowsSection } from '#app/article/rich-rows.tsx';
import { addKeys } from '#app/article/with-keys.ts';
import { CallToAction } from '#app/components/calls/calls.tsx';
import { ButtonLink } from '#app/components/controls/button.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Band, TitleAndLead } from '#app/components/section.tsx';
import css from '#app/pages/es/es.module.css';
import TwoVoices from '#app/pages/es/two-voices.svg?react';
import { pageMeta } from '#app/seo.ts';
import { deliveryFacts } from '#library/delivery/facts.ts';
import { formatZips } from '#library/delivery/reach.ts';
import { parseClockTime } from '#library/fact-table.ts';
import {
  delivery,
  fullAddress,
  holidayNames,
  mailHref,
  schedule,
  site,
  telHref,
} from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { formatClosureIn, formatTimeIn, formatWeekIn } from '#library/opening-in-language.ts';
import { slug } from '#library/slug.ts';
import { pages } from '#library/words.ts';

/** In the United States, Spanish uses a 12-hour clock. */
const locale = 'es-US';

const { search, head, contact, emergency, sections, externalSite, call } = pages.es;

const { poison } = emergency;

const topics = [emergency.heading, contact.title, ...sections.map(({ title }) => title)];

const spanishFacts = {
  readyBy: formatTimeIn(locale, parseClockTime(delivery.sameDay.readyBy) ?? 0),
  deliveryZips: formatZips('sameDay', deliveryFacts.zips),
  edgeZips: formatZips('limit', deliveryFacts.zips),
};

export const meta = () => pageMeta({ ...search, path: '/es' });

export default function Spanish() {
  return (
    <ExternalSiteLabel value={externalSite}>
      <PageHead {...head} art={<TwoVoices />}>
        <p className="acts">
          <ButtonLink to={telHref(site.phone)}>{head.call}</ButtonLink>
        </p>
        <nav className={css.topics} aria-label={head.contents}>
          <ul className="links">
            {topics.map((title) => (
              <li key={title}>
                <a href={`#${slug(title)}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <Band>
        <div className={`wide-split seven-five opening ${css.start}`}>
          <section className={`stack ${css.help}`}>
            <H2>{emergency.heading}</H2>
            <CareCard
              level="emergency"
              title={emergency.title}
              callLabel={emergency.call}
              items={emergency.signs}
              heading="h3"
            />
            <p>{poison.text}</p>
            <p>
              <EmergencyLink red label={poison.call} phone={poison.phone} />
            </p>
            {addKeys(emergency.numbers).map(({ key, item }) => (
              <p key={key}>
                <Inlines nodes={item} />
              </p>
            ))}
          </section>
          <section>
            <TitleAndLead {...contact}>
              <HoursAndContact />
            </TitleAndLead>
          </section>
        </div>
      </Band>
      {fillIn(sections, spanishFacts).map((section, index) => (
        <RichRowsSection
          key={section.title}
          {...section}
          layout="split"
          {...(index % 2 === 0 && { tone: 'shade' })}
        />
      ))}
      <CallToAction {...call} />
    </ExternalSiteLabel>
  );
}

function HoursAndContact() {
  const { hours, holidays, holidayNames: names } = contact;
  const days = holidayNames.map((name) => names[name] ?? name);
  return (
    <div className="stack">
      <Rows
        rows={[
          ...formatWeekIn(locale, schedule.week, hours),
          ...schedule.closures.map((closure) => formatClosureIn(locale, closure, hours)),
          { name: contact.phone, value: <a href={telHref(site.phone)}>{site.phone}</a> },
          { name: contact.fax, value: site.fax },
          { name: contact.email, value: <a href={mailHref(site.email)}>{site.email}</a> },
          { name: contact.address, value: fullAddress },
        ]}
      />
      <p>{fillIn(holidays, { holidays: new Intl.ListFormat(locale).format(days) })}</p>
    </div>
  );
}
