import care from '#app/article/blocks/care.module.css';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { RichRows } from '#app/article/rich-rows.tsx';
import { classNames } from '#app/components/class-names.ts';
import { H2, H3 } from '#app/components/heads/heading.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Band, Section } from '#app/components/section.tsx';
import { Tabs } from '#app/components/tabs/tabs.tsx';
import DropperOnRule from '#app/pages/services/hormone-therapy/dropper-on-rule.svg?react';
import css from '#app/pages/services/hormone-therapy/hormone-therapy.module.css';
import Titration from '#app/pages/services/hormone-therapy/titration.svg?react';
import { LightCall } from '#app/pages/services/light-call.tsx';
import { getServiceMeta, ServiceHead, ServiceNotices } from '#app/pages/services/service-page.tsx';
import { services } from '#library/words.ts';

const { head, plans, approach, plainWords: explanation, call } = services['hormone-therapy'];

export const meta = () => getServiceMeta('hormone-therapy');

export default function HormoneTherapy() {
  return (
    <>
      <ServiceHead {...head} art={<DropperOnRule />} />
      <Band>
        <Plans />
      </Band>
      <Approach />
      <Explanation />
    </>
  );
}

function Plans() {
  return (
    <div className={classNames('opening', css.plans)}>
      <Tabs
        label={plans.label}
        tabs={plans.groups.map(({ id, title, heading, text, symptoms, formulations }) => ({
          id,
          title,
          heading,
          content: (
            <>
              <p className="lead">{text}</p>
              <div className={classNames('wide-split', css.plan)}>
                <div className="stack">
                  <h3>{plans.symptoms}</h3>
                  <Rows rows={symptoms} />
                </div>
                <div className="stack">
                  <h3>{plans.formulations}</h3>
                  <Formulations formulations={[...formulations, plans.pellets]} />
                </div>
              </div>
            </>
          ),
        }))}
      />
    </div>
  );
}

function Formulations({ formulations }: { formulations: readonly (typeof plans.pellets)[] }) {
  return (
    <ul className={classNames('lined', css.formulations)}>
      {formulations.map(({ name, strength, form, note }) => (
        <li key={form} className={`split ${care.warnings}`}>
          <div>
            <h4 className="display-2">{name}</h4>
            <p className={strength ? 'text-title' : 'muted'}>{strength ?? plans.asPrescribed}</p>
            <p>{form}</p>
          </div>
          <p>
            <Inlines nodes={note} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Approach() {
  return (
    <Section tone="deep" className={css.approach} {...approach}>
      <div className={css.chart} role="img" aria-label={approach.chart.about}>
        <span>{approach.chart.dose}</span>
        <Titration />
        <span>{approach.chart.time}</span>
      </div>
      <ol className="thirds">
        {approach.steps.map(({ title, text }) => (
          <li key={title}>
            <H3 className="display-3">{title}</H3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Explanation() {
  return (
    <Section>
      <div className={classNames('split', css.explanation)}>
        <H2 className="sticky">{explanation.title}</H2>
        <div>
          <RichRows rows={explanation.rows} className={care.warnings} />
          <ServiceNotices name="hormone-therapy" />
        </div>
      </div>
      <LightCall {...call} />
    </Section>
  );
}
