import { Inlines } from '#app/article/inline/inlines.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { SectionHead } from '#app/components/heads/section-head.tsx';
import { Rule } from '#app/components/rule.tsx';
import css from '#app/pages/services/dermatological/dermatological.module.css';
import { GhkCu } from '#app/pages/services/dermatological/ghk-cu.tsx';
import TubeOnRule from '#app/pages/services/dermatological/tube-on-rule.svg?react';
import { TwoPhaseVessel } from '#app/pages/services/dermatological/two-phase-vessel.tsx';
import {
  LightCall,
  ServiceHead,
  ServiceNotices,
  serviceMeta,
} from '#app/pages/services/service-page.tsx';
import { services } from '#library/words.ts';

const { head, formulary, peptides, delivery, call } = services.dermatological;

export const meta = () => serviceMeta('dermatological');

export default function Dermatological() {
  return (
    <>
      <ServiceHead {...head} art={<TubeOnRule />} />
      <Rule>
        <Formulary />
      </Rule>
      <Peptides />
      <Delivery />
    </>
  );
}

const ranges = new Map(formulary.ingredients.map(({ name, range }) => [name, range]));

function Formulary() {
  return (
    <section className="opening">
      <SectionHead title={formulary.title} lead={formulary.lead} />
      <div className={classNames('thirds aligned', css.labels)}>
        {formulary.categories.map(({ name, description, ingredients, caution }) => (
          <article key={name} className="paper">
            <h3>{name}</h3>
            <p className="note">{description}</p>
            <dl>
              {ingredients.map((ingredient) => (
                <div key={ingredient}>
                  <dt>{ingredient}</dt>
                  <dd className={ranges.get(ingredient) ? 'display-2' : `meta ${css.open}`}>
                    {ranges.get(ingredient) ?? formulary.asPrescribed}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="note caution">
              <Inlines nodes={caution} />
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}

function Peptides() {
  return (
    <section className="section deep">
      <div className={classNames('wrap wide-split', css.peptides)}>
        <div>
          <h2>{peptides.title}</h2>
          <p className="lead">{peptides.lead}</p>
        </div>
        <GhkCu {...peptides.drawing} beadClass={css.bead} />
        <dl className="thirds">
          {peptides.facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="note">{name}</dt>
              <dd className="display-3">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Delivery() {
  return (
    <section className={classNames('section', css.delivery)}>
      <div className="wrap">
        <SectionHead title={delivery.title} lead={<Inlines nodes={delivery.lead} />} />
        <ol>
          {delivery.systems.map(({ name, text, oil }) => (
            <li key={name}>
              <TwoPhaseVessel oil={oil} />
              <h3>{name}</h3>
              <p className="note">{text}</p>
            </li>
          ))}
        </ol>
        <div className={classNames('split', css.words)}>
          <p className="meta">{delivery.caption}</p>
          <div>
            <ServiceNotices name="dermatological" />
            <CompoundingNotice />
          </div>
        </div>
        <LightCall {...call} />
      </div>
    </section>
  );
}
