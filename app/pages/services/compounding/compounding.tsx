import { RichRows } from '#app/article/rich-rows.tsx';
import { AuxLabel } from '#app/components/aux-label.tsx';
import { CallToAction } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CylinderSteps } from '#app/components/cylinder-steps.tsx';
import { H2, H3 } from '#app/components/heads/heading.tsx';
import { Band, OpeningSection, Section } from '#app/components/section.tsx';
import css from '#app/pages/services/compounding/compounding.module.css';
import JarShapes from '#app/pages/services/compounding/jar-on-rule.svg?shapes';
import { LabelPreview } from '#app/pages/services/compounding/label-preview.tsx';
import PackedJar from '#app/pages/services/compounding/packed-jar.svg?react';
import { getServiceMeta, ServiceHead, ServiceNotices } from '#app/pages/services/service-page.tsx';
import { orderSteps, services } from '#library/words.ts';

const { head, benefits, steps, label, reading, call } = services.compounding;

const { send, review, make, deliver } = orderSteps;

export const meta = () => getServiceMeta('compounding');

export default function Compounding() {
  return (
    <>
      <ServiceHead {...head} art={<JarOnRule />} />
      <Band>
        <Benefits />
      </Band>
      <Section tone="deep" id="steps" {...steps}>
        <CylinderSteps steps={[send, review, steps.price, make, deliver]} />
      </Section>
      <LabelGuide />
      <CallToAction {...call} art={<PackedJar />} />
    </>
  );
}

function JarOnRule() {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" aria-hidden="true">
      <JarShapes />
      {/* Only what’s large enough to read on a phone or a tablet. */}
      <g fontSize="30" fontWeight="600">
        {label.contents.slice(0, -1).map(({ name, amount }, index) => (
          <text key={name} x="196" y={330 + 45 * index}>
            {name} {amount}
          </text>
        ))}
      </g>
    </svg>
  );
}

const labelTones = { changed: 'cobalt', omitted: undefined, joined: 'outline' } as const;

function Benefits() {
  return (
    <OpeningSection {...benefits}>
      <ul className={classNames('halves lined open', css.benefits)}>
        {benefits.items.map(({ subject, done, text }) => (
          <li key={subject}>
            <H3 className="display-4">{subject}</H3>
            <AuxLabel tone={labelTones[done]}>{benefits.labels[done]}</AuxLabel>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </OpeningSection>
  );
}

function LabelGuide() {
  return (
    <Section layout="wide-split" wrapClass={css.labelGuide}>
      <LabelPreview className={css.label} />
      <div>
        <H2 className="list-title">{reading.title}</H2>
        <RichRows rows={reading.rows} />
        <ServiceNotices name="compounding" />
      </div>
    </Section>
  );
}
