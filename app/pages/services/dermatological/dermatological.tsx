import care from '#app/article/blocks/care.module.css';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { classNames } from '#app/components/class-names.ts';
import { H3 } from '#app/components/heads/heading.tsx';
import { NamedValues } from '#app/components/named-values.tsx';
import { Band, OpeningSection, Section } from '#app/components/section.tsx';
import css from '#app/pages/services/dermatological/dermatological.module.css';
import { GhkCu } from '#app/pages/services/dermatological/ghk-cu.tsx';
import TubeOnRule from '#app/pages/services/dermatological/tube-on-rule.svg?react';
import { TwoPhaseVessel } from '#app/pages/services/dermatological/two-phase-vessel.tsx';
import { LightCall } from '#app/pages/services/light-call.tsx';
import { getServiceMeta, ServiceHead, ServiceNotices } from '#app/pages/services/service-page.tsx';
import { services } from '#library/words.ts';

const { head, formulary, peptides, delivery, call } = services.dermatological;

export const meta = () => getServiceMeta('dermatological');

export default function Dermatological() {
  return (
    <>
      <ServiceHead {...head} art={<TubeOnRule />} />
      <Band>
        <Formulary />
      </Band>
      <Peptides />
      <DeliverySystems />
    </>
  );
}

const ranges = new Map(formulary.ingredients.map(({ name, range }) => [name, range]));

function Formulary() {
  return (
    <OpeningSection {...formulary}>
      <div className={classNames('thirds aligned', css.formulary)}>
        {formulary.categories.map(({ name, description, ingredients, caution }) => (
          <article key={name} className={`paper ${care.warnings}`}>
            <H3>{name}</H3>
            <p>{description}</p>
            <dl>
              {ingredients.map((ingredient) => (
                <div key={ingredient}>
                  <dt>{ingredient}</dt>
                  <dd className={ranges.get(ingredient) ? 'display-2' : `meta ${css.asPrescribed}`}>
                    {ranges.get(ingredient) ?? formulary.asPrescribed}
                  </dd>
                </div>
              ))}
            </dl>
            <p className={care.caution}>
              <Inlines nodes={caution} />
            </p>
          </article>
        ))}
      </div>
    </OpeningSection>
  );
}

function Peptides() {
  return (
    <Section tone="deep" layout="wide-split" wrapClass={css.peptides} {...peptides}>
      <GhkCu {...peptides.drawing} />
      <NamedValues
        values={peptides.facts}
        className="thirds"
        nameClass="note"
        valueClass="display-3"
      />
    </Section>
  );
}

function DeliverySystems() {
  return (
    <Section className={css.delivery} {...delivery}>
      <ol>
        {delivery.systems.map(({ name, text, oil }) => (
          <li key={name}>
            <TwoPhaseVessel oil={oil} />
            <H3>{name}</H3>
            <p className="note">{text}</p>
          </li>
        ))}
      </ol>
      <div className={classNames('split', css.notices)}>
        <p className="meta">{delivery.caption}</p>
        <ServiceNotices name="dermatological" />
      </div>
      <LightCall {...call} />
    </Section>
  );
}
