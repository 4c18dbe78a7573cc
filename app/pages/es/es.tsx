import { CareCard, EmergencyLink } from '#app/article/blocks/care.tsx';
import { ExternalSiteLabel, Inlines } from '#app/article/inline/inlines.tsx';
import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { RichRowsSection } from '#app/article/rich-rows.tsx';
import { CallToAction } from '#app/components/calls/calls.tsx';
import { Button, ButtonLink } from '#app/components/controls/button.tsx';
import { TextField } from '#app/components/controls/field.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { Lead } from '#app/components/heads/lead.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Band, TitleAndLead } from '#app/components/section.tsx';
import css from '#app/pages/es/es.module.css';
import TwoVoices from '#app/pages/es/two-voices.svg?react';
import TwoVoicesOnAmber from '#app/pages/es/two-voices-on-amber.svg?react';
import { pageMeta } from '#app/seo.ts';
import { getDateIn } from '#library/dates.ts';
import { estimateArrivals } from '#library/delivery/days.ts';
import { readZip } from '#library/delivery/entries.ts';
import { deliveryFacts } from '#library/delivery/facts.ts';
import { getReach } from '#library/delivery/reach.ts';
import { dollars } from '#library/fact-table.ts';
import { fullAddress, holidayNames, mailHref, schedule, site, telHref } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { formatClosureIn, formatDatesIn, formatWeekIn } from '#library/opening-in-language.ts';
import { getPricesOn } from '#library/prices.ts';
import { slug } from '#library/slug.ts';
import { examplePrices, pages } from '#library/words.ts';
import type { Route } from './+types/es.ts';

/** In the United States, Spanish uses a 12-hour clock. */
const locale = 'es-US';

const { search, head, contact, emergency, sections, prices, zipForm, externalSite, call } =
  pages.es;

const topics = [emergency.heading, contact.title, ...sections.map(({ title }) => title)];

/** The server renders the page again for a ZIP code, and on the day a price changes. */
export const loader = ({ url }: Route.LoaderArgs) => ({
  zip: url.searchParams.get('zip'),
  prices: getPricesOn(examplePrices, getDateIn(site.timeZone)),
});

export const meta = () => pageMeta({ ...search, path: '/es' });

export default function Spanish({ loaderData }: Route.ComponentProps) {
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
              call={{ label: emergency.call }}
              items={emergency.signs}
              heading="h3"
            />
            <p>
              <Inlines nodes={emergency.language} />
            </p>
            {emergency.calls.map(({ text, label, to }) => (
              <div key={to} className="stack">
                <p>{text}</p>
                <p>
                  <EmergencyLink red label={label} to={to} />
                </p>
              </div>
            ))}
            <p>
              <Inlines nodes={emergency.pet} />
            </p>
          </section>
          <section>
            <TitleAndLead {...contact}>
              <HoursAndContact />
            </TitleAndLead>
          </section>
        </div>
      </Band>
      {sections.map(({ shows, rows, ...section }, index) => (
        <RichRowsSection
          key={section.title}
          {...section}
          layout="split"
          rows={rows}
          below={
            shows === 'zipForm' ? (
              <ZipForm heading={section.title} zip={loaderData.zip} />
            ) : (
              shows && <Rows className={css.prices} rows={getPrices(loaderData.prices)} />
            )
          }
          {...(index % 2 === 0 && { tone: 'shade' })}
        />
      ))}
      <CallToAction {...call} art={<TwoVoicesOnAmber />} />
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
          { name: contact.fax, value: <PhoneLinks text={site.fax} /> },
          { name: contact.email, value: <a href={mailHref(site.email)}>{site.email}</a> },
          { name: contact.address, value: fullAddress },
        ]}
      />
      <p>{fillIn(holidays, { holidays: new Intl.ListFormat(locale).format(days) })}</p>
    </div>
  );
}

const getPrices = (list: typeof examplePrices) =>
  list.flatMap(({ spanish: name, price, firstDay, lastDay, isSample }) => {
    const days = formatDatesIn(locale, firstDay, lastDay, contact.hours);
    const value = fillIn(isSample ? prices.sample : prices.valid, { price: dollars(price), days });
    return name === undefined ? [] : [{ name, value }];
  });

function ZipForm({ heading, zip }: { heading: string; zip: string | null }) {
  const { value, mistake } = zip === null ? {} : { value: undefined, ...readZip(zip) };
  return (
    <form className="stack screen-only" action={`/es#${slug(heading)}`}>
      <TextField
        name="zip"
        label={zipForm.label}
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue={zip ?? ''}
        error={mistake && zipForm.mistake}
      />
      <p>
        <Button type="submit">{zipForm.submit}</Button>
      </p>
      {value && <Lead>{describeDelivery(value)}</Lead>}
    </form>
  );
}

function describeDelivery(zip: string): string {
  const reach = getReach(zip, deliveryFacts.zips);
  const { start, unreviewed } = estimateArrivals(new Date(), deliveryFacts);
  const arrival = reach === 'sameDay' ? unreviewed.sameDay : unreviewed.standard;
  const formatDays = (first: string, last: string) =>
    formatDatesIn(locale, first, last, contact.hours);
  return fillIn(zipForm.reach[reach], {
    day: start ? formatDays(start.date, start.date) : '',
    dates: arrival ? formatDays(arrival.first, arrival.last) : zipForm.noDay,
  });
}
