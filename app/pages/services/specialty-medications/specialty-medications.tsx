import care from '#app/article/blocks/care.module.css';
import { InlineItems } from '#app/article/inline/inlines.tsx';
import calls from '#app/components/calls/closing-call.module.css';
import { classNames } from '#app/components/class-names.ts';
import { ActionLinks } from '#app/components/controls/button.tsx';
import { H2, H3 } from '#app/components/heads/heading.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Band, Section } from '#app/components/section.tsx';
import { TitledList } from '#app/components/titled-list.tsx';
import { getServiceMeta, ServiceHead, ServiceNotices } from '#app/pages/services/service-page.tsx';
import CapsulesOnRule from '#app/pages/services/specialty-medications/capsules-on-rule.svg?react';
import RefilledBottle from '#app/pages/services/specialty-medications/refilled-bottle.svg?react';
import css from '#app/pages/services/specialty-medications/specialty-medications.module.css';
import { fillIn } from '#library/fill-in.ts';
import { slug } from '#library/slug.ts';
import { services } from '#library/words.ts';

const { head, areas, discontinued, pricing, call } = services['specialty-medications'];

export const meta = () => getServiceMeta('specialty-medications');

export default function SpecialtyMedications() {
  return (
    <>
      <ServiceHead {...head} art={<CapsulesOnRule />} />
      <Band>
        <Areas />
      </Band>
      <Discontinued />
      <Pricing />
      <Band className="screen-only">
        <section className={`cluster spread ${calls.nextStep}`}>
          <H2>{call.title}</H2>
          <ActionLinks links={call.links} />
        </section>
      </Band>
    </>
  );
}

function Areas() {
  return (
    <section className={classNames('opening', css.areas)}>
      <H2 className="list-title">{areas.title}</H2>
      <ul className="lined">
        {areas.items.map(({ title, description, examples, cautions }) => (
          <li key={title} className="split">
            <div className="stack sticky">
              <H3 className="display-3">{title}</H3>
              <p className="muted">{description}</p>
              <ul className="dashes" aria-label={fillIn(areas.examples, { area: title })}>
                {examples.map((example) => (
                  <li key={example}>{example}</li>
                ))}
              </ul>
            </div>
            <ul className={classNames('stack', care.cautions, care.warnings)}>
              <InlineItems items={cautions} />
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Discontinued() {
  return (
    <Section
      tone="deep"
      layout="split"
      wrapClass={css.discontinued}
      {...discontinued}
      below={
        <div className={classNames('halves', css.lists)}>
          {[discontinued.can, discontinued.cannot].map(({ title, reasons }) => (
            <TitledList
              key={title}
              className="stack"
              title={title}
              id={slug(title)}
              items={reasons}
              listClass="drops muted"
            />
          ))}
        </div>
      }
    >
      <RefilledBottle className={css.bottle} />
    </Section>
  );
}

function Pricing() {
  return (
    <Section layout="split" {...pricing}>
      <div>
        <Rows rows={pricing.rows} />
        <ServiceNotices name="specialty-medications" />
      </div>
    </Section>
  );
}
