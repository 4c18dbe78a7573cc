import { RichRows } from '#app/article/titled-rows.tsx';
import { AuxLabel } from '#app/components/aux-label.tsx';
import { ClosingCall } from '#app/components/calls/closing-call.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { CylinderSteps } from '#app/components/cylinder-steps.tsx';
import { SectionHead } from '#app/components/heads/section-head.tsx';
import { Rule } from '#app/components/rule.tsx';
import css from '#app/pages/services/compounding/compounding.module.css';
import { JarOnRule } from '#app/pages/services/compounding/jar-on-rule.tsx';
import { OwnLabel } from '#app/pages/services/compounding/own-label.tsx';
import PackedJar from '#app/pages/services/compounding/packed-jar.svg?react';
import { ServiceHead, ServiceNotices, serviceMeta } from '#app/pages/services/service-page.tsx';
import { site } from '#library/facts.ts';
import { saidToday, services } from '#library/words.ts';

const { head, benefits, steps, reading, call } = services.compounding;

export const meta = () => serviceMeta('compounding');

export default function Compounding() {
  return (
    <>
      <ServiceHead {...head} art={<JarOnRule />} />
      <Rule>
        <Benefits />
      </Rule>
      <section className="section deep">
        <div className="wrap">
          <SectionHead title={steps.title} lead={steps.lead} />
          <CylinderSteps
            steps={steps.items.map((step) => ({ ...step, text: saidToday(step, site.portalUrl) }))}
          />
        </div>
      </section>
      <Label />
      <ClosingCall {...call} art={<PackedJar />} />
    </>
  );
}

const tones = { changed: 'cobalt', omitted: undefined, joined: 'outline' } as const;

function Benefits() {
  return (
    <section className="opening">
      <SectionHead title={benefits.title} lead={benefits.lead} />
      <ul className={classNames('halves lined open', css.benefits)}>
        {benefits.items.map(({ subject, done, text }) => (
          <li key={subject}>
            <h3 className="display-4">{subject}</h3>
            <AuxLabel tone={tones[done]}>{benefits.labels[done]}</AuxLabel>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Label() {
  return (
    <section className="section">
      <div className={classNames('wrap split', css.reading)}>
        <OwnLabel className={css.label} />
        <div>
          <h2>{reading.title}</h2>
          <RichRows rows={reading.rows} />
          <ServiceNotices name="compounding" />
          <CompoundingNotice />
        </div>
      </div>
    </section>
  );
}
