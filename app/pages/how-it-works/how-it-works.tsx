import { Inlines } from '#app/article/inline/inlines.tsx';
import { CallToActionLinks } from '#app/components/calls/calls.tsx';
import { Card } from '#app/components/card.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ActionLinks, QuietLink } from '#app/components/controls/button.tsx';
import { H2, H3 } from '#app/components/heads/heading.tsx';
import { NamedValues } from '#app/components/named-values.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Band, Section } from '#app/components/section.tsx';
import Capsule from '#app/illustrations/capsule.svg?react';
import MeasuringCylinder from '#app/illustrations/measuring-cylinder.svg?react';
import Handover from '#app/pages/how-it-works/handover.svg?react';
import css from '#app/pages/how-it-works/how-it-works.module.css';
import valuesCss from '#app/pages/how-it-works/values.module.css';
import { pageMeta } from '#app/seo.ts';
import TwoShapes from '#brand/two-shapes.svg?react';
import { allHours, mailHref, site, telHref, upcomingClosures } from '#library/facts.ts';
import { joinUnits } from '#library/join-units.ts';
import { orderSteps, pages } from '#library/words.ts';

const { search, head, steps, values, ask: contactText } = pages['how-it-works'];

const stepItems = [
  steps.talk,
  { ...steps.make, time: orderSteps.make.time },
  { ...steps.deliver, time: orderSteps.deliver.time },
];

export const meta = () => pageMeta({ ...search, path: '/how-it-works' });

export default function HowItWorks() {
  return (
    <>
      <Head />
      <Steps />
      <Values />
      <AskFirst />
    </>
  );
}

function Head() {
  return (
    <header className={classNames('page-head sunlit large-title', css.head)}>
      <div className={classNames('wrap split seven-five', css.columns)}>
        <h1>{head.title}</h1>
        <div className={css.intro}>
          <p className="lead">{head.lead}</p>
          <ActionLinks links={[head.link, head.prescription]} />
        </div>
        <div className={classNames('cells screen-only', css.cylinders)} aria-hidden="true">
          {stepItems.map(({ title }, index) => (
            <div key={title}>
              <MeasuringCylinder />
              <b className="display">{index + 1}</b>
            </div>
          ))}
        </div>
        <Handover className={classNames('drawing base screen-only', css.handover)} />
      </div>
    </header>
  );
}

function Steps() {
  return (
    <Band>
      <section>
        <H2 className="visually-hidden">{steps.title}</H2>
        <ol className={classNames('cells', css.steps)}>
          {stepItems.map(({ time, title, text }) => (
            <li key={title}>
              <span className={css.time}>{time}</span>
              <H3>{title}</H3>
              <p>
                <Inlines nodes={text} />
              </p>
            </li>
          ))}
        </ol>
      </section>
    </Band>
  );
}

function Values() {
  const { concierge, pricing, custom: customization, trusted: trust } = values;
  return (
    <Section tone="shade" {...values}>
      <div className={valuesCss.values}>
        <Card kind="glass">
          <H3>{concierge.title}</H3>
          <p>{concierge.text}</p>
          <a className={classNames('display', valuesCss.phoneNumber)} href={telHref(site.phone)}>
            {site.phone}
          </a>
        </Card>
        <Card kind="paper">
          <ValueText {...pricing} />
          <NamedValues
            values={pricing.receipt}
            className={classNames('screen-only lined open', valuesCss.receipt)}
          />
        </Card>
        <Card kind="paper">
          <Capsule />
          <ValueText {...customization} />
        </Card>
        <Card kind="light" className={valuesCss.trustedCard}>
          <div>
            <ValueText {...trust} />
          </div>
          <TwoShapes className="drawing base" aria-hidden="true" />
        </Card>
      </div>
    </Section>
  );
}

function ValueText({ title, text, link }: typeof values.custom) {
  return (
    <>
      <H3>{title}</H3>
      <p>{text}</p>
      <p>
        <QuietLink to={link.to}>{link.label}</QuietLink>
      </p>
    </>
  );
}

function AskFirst() {
  const { street, city, state, zip } = site.address;
  return (
    <section className="amber-ground">
      <div className={classNames('wrap wide-split', css.askFirst)}>
        <div>
          <H2>{contactText.title}</H2>
          <p className="lead">{contactText.lead}</p>
          <CallToActionLinks links={contactText.links} />
        </div>
        <Rows
          className={css.contacts}
          rows={[
            { name: contactText.phone, value: <a href={telHref(site.phone)}>{site.phone}</a> },
            { name: contactText.email, value: <a href={mailHref(site.email)}>{site.email}</a> },
            {
              name: contactText.address,
              value: (
                <>
                  {street}
                  <br />
                  {city}, {state} {zip}
                </>
              ),
            },
            {
              name: contactText.hours,
              value: joinUnits([...allHours, ...upcomingClosures.map(({ text }) => text)]).map(
                (hours) => <div key={hours}>{hours}</div>,
              ),
            },
          ]}
        />
      </div>
    </section>
  );
}
