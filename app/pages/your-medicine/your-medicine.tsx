import type { ReactNode } from 'react';
import { PageNotices } from '#app/article/agency-notices.tsx';
import care from '#app/article/blocks/care.module.css';
import { CareCard, EmergencyLink } from '#app/article/blocks/care.tsx';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { healthPageMeta, MedicalReviewFooter } from '#app/article/medical-review-footer.tsx';
import { RichRows } from '#app/article/rich-rows.tsx';
import { Sources } from '#app/article/sources.tsx';
import { CallToAction } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Button } from '#app/components/controls/button.tsx';
import { TextField } from '#app/components/controls/field.tsx';
import { H2, H3 } from '#app/components/heads/heading.tsx';
import { ShelfHead } from '#app/components/heads/shelf-head.tsx';
import { Section, TitleAndLead } from '#app/components/section.tsx';
import { ShelfDrawing } from '#app/pages/your-medicine/form-drawing.tsx';
import VesselsOnAmber from '#app/pages/your-medicine/vessels-on-amber.svg?react';
import css from '#app/pages/your-medicine/your-medicine.module.css';
import { addDays, getWallClock, toIsoDate } from '#library/calendar.ts';
import { listDaysOff } from '#library/delivery/days.ts';
import { schedule } from '#library/facts.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { cardPath, sheetPath } from '#library/paths/addresses.ts';
import { getMedicalReview } from '#library/review/people.ts';
import { getCitedWorks } from '#library/review/references.ts';
import type { MedicineTopic } from '#library/schema/medicine.ts';
import { pages } from '#library/words.ts';

const text = pages['your-medicine'];
const { search, head, forms, contents, household, call } = text;
const { atHome: homeTopics, ill: illness, atTheEnd: finalTopics } = text;
const topics = [...homeTopics, illness, household, ...finalTopics];
const today = getWallClock(new Date(), schedule.timeZone);
const daysOff = listDaysOff(today, toIsoDate(addDays(today, 800)), schedule);
const medicalReview = getMedicalReview({
  ...text,
  sources: [...new Set(topics.flatMap(({ sources }) => sources))],
});

export const meta = () => healthPageMeta({ ...search, path: '/your-medicine' }, medicalReview);

export default function YourMedicine() {
  return (
    <>
      <Forms />
      <Contents />
      <div className={classNames('staggered', css.topics)}>
        {homeTopics.map((topic) => (
          <Topic key={topic.id} {...topic}>
            {topic.id === 'refills' && <RefillReminder />}
          </Topic>
        ))}
      </div>
      <FeelingIll />
      <Household />
      <div className="section">
        {finalTopics.map((topic) => (
          <Topic key={topic.id} {...topic} />
        ))}
      </div>
      <Sheets />
      <MedicalReviewFooter {...medicalReview}>
        <PageNotices {...text} />
      </MedicalReviewFooter>
      <CallToAction {...call} art={<VesselsOnAmber />} />
    </>
  );
}

function Forms() {
  return (
    <ShelfHead {...head} className="large-title">
      <div className={classNames('wrap cluster', css.emergency)}>
        <EmergencyLink />
        <p>
          <Inlines nodes={text.emergency} />
        </p>
      </div>
      <div className={classNames('wrap links screen-only', css.toContents)}>
        <a href="#contents">{text.toContents}</a>
      </div>
      <div className="staggered screen-only">
        {(['person', 'animal'] as const).map((patient) => (
          <div key={patient} className={css.shelf}>
            <H2 className="wrap text-title">{forms[patient]}</H2>
            <ul className="wrap">
              {cards
                .filter((card) => card.patient === patient)
                .map(({ slug, title, drawing }) => (
                  <li key={slug} className="link-card">
                    <ShelfDrawing name={drawing} />
                    <h3 className="graduated">
                      <a href={cardPath(slug)}>{title}</a>
                    </h3>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </ShelfHead>
  );
}

function Contents() {
  return (
    <nav id="contents" className="band" aria-label={contents}>
      <ul className={classNames('wrap cluster links', css.contents)}>
        {topics.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Topic({ children, ...topic }: MedicineTopic & { children?: ReactNode }) {
  const { id, title, lead, rows, sources } = topic;
  return (
    <section id={id} className={classNames('wrap wide-split', css.topic)}>
      <TitleAndLead title={title} lead={lead} className="sticky" sectionHasId>
        {children}
      </TitleAndLead>
      <Facts sources={sources}>
        <RichRows rows={rows} className={care.warnings} />
      </Facts>
    </section>
  );
}

/** app/browser/actions.ts makes the calendar file. The form itself is never sent. */
function RefillReminder() {
  const { title, lead, label, button, event, details, done, soon } = text.reminder;
  return (
    <form
      method="dialog"
      className={classNames('screen-only needs-script stack', css.reminder)}
      data-action="reminder"
      data-title={event}
      data-details={details}
      data-done={done}
      data-days-off={daysOff.map(({ date }) => date).join(' ')}
    >
      <H3>{title}</H3>
      <p>{lead}</p>
      <TextField
        label={label}
        name="runs-out"
        type="date"
        max="9999-12-31"
        autoComplete="off"
        required
      />
      <Button type="submit" variant="secondary">
        {button}
      </Button>
      <template>
        <PhoneLinks text={soon} />
      </template>
      <output />
    </form>
  );
}

function Facts({ sources, children }: { sources: readonly string[]; children: ReactNode }) {
  return (
    <div className={classNames('stack', css.facts)}>
      {children}
      <Sources works={getCitedWorks(sources)} pageWorks={medicalReview.works} />
      <a href="#contents" className={classNames('screen-only', css.contentsLink)}>
        {contents}
      </a>
    </div>
  );
}

function FeelingIll() {
  const { emergency, call: callSoon, rows, sources, ...section } = illness;
  return (
    <Section tone="shade" {...section}>
      <div className={classNames('halves', css.care)}>
        <CareCard level="emergency" {...emergency} heading="h3" />
        <CareCard level="soon" {...callSoon} heading="h3" />
      </div>
      <Facts sources={sources}>
        <RichRows rows={rows} />
      </Facts>
    </Section>
  );
}

function Household() {
  const { rows, sources, ...section } = household;
  return (
    <Section tone="deep" {...section}>
      <Facts sources={sources}>
        <ul className={classNames('lined', css.rules)}>
          {rows.map(({ name, value }) => (
            <li key={name} className="split">
              <H3>{name}</H3>
              <p>
                <Inlines nodes={value} />
              </p>
            </li>
          ))}
        </ul>
      </Facts>
    </Section>
  );
}

function Sheets() {
  return (
    <Section tone="shade" layout="wide-split" wrapClass={css.sheets} {...text.sheets}>
      <ul className="halves">
        {sheets.map(({ slug, title, description }) => (
          <li key={slug} className="link-card paper">
            <h3>
              <a href={sheetPath(slug)}>{title}</a>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
