import care from '#app/article/blocks/care.module.css';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { classNames } from '#app/components/class-names.ts';
import { H3 } from '#app/components/heads/heading.tsx';
import { NamedValues } from '#app/components/named-values.tsx';
import { Band, OpeningSection, Section } from '#app/components/section.tsx';
import css from '#app/pages/services/dermatological/dermatological.module.css';
import TubeOnRule from '#app/pages/services/dermatological/tube-on-rule.svg?react';
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
      <div className={classNames('halves aligned', css.formulary)}>
        {formulary.categories.map(({ name, description, ingredients, caution }) => (
          <article key={name} className={`paper ${care.warnings}`}>
            <H3>{name}</H3>
            <p>{description}</p>
            <dl>
              {ingredients.map((ingredient) => (
                <div key={ingredient} className="cluster spread">
                  <dt>{ingredient}</dt>
                  <dd className={ranges.get(ingredient) ? 'display-2' : 'muted'}>
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
        nameClass="muted"
        valueClass="display-3"
      />
    </Section>
  );
}

/** The first two amino acids in the chain and the bond between them bind the ion. */
function GhkCu({ description, chain, ion }: typeof peptides.drawing) {
  return (
    <svg viewBox="0 0 720 420" role="img" aria-label={description}>
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M120 120h480" />
        <path strokeDasharray="3 9" d="m153 191 60 83M240 120v148M327 191l-60 83" />
        <circle cx="240" cy="330" r="62" />
      </g>
      <g textAnchor="middle">
        {chain.map((name, index) => (
          <g key={name} transform={`translate(${120 + 240 * index} 120)`}>
            <circle fill="var(--amber)" r="78" />
            <text y="12">{name}</text>
          </g>
        ))}
        <text x="240" y="344" fill="currentColor">
          {ion}
        </text>
      </g>
    </svg>
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
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={css.notices}>
        <p className="muted">{delivery.caption}</p>
        <ServiceNotices name="dermatological" />
      </div>
      <LightCall {...call} />
    </Section>
  );
}

/** `oil` is a percentage. The oil is drawn in amber below the water. */
function TwoPhaseVessel({ oil }: { oil: number }) {
  const oilTop = 148 - 1.18 * oil;
  const insidePath = 'h156v108a10 10 0 0 1-10 10H12a10 10 0 0 1-10-10z';
  const radius = Math.min(10, 148 - oilTop);
  return (
    <svg className="drawing" viewBox="0 0 160 150" aria-hidden="true">
      <path className="fill-liquid" d={`M2 30${insidePath}`} />
      <path
        className="fill-amber"
        d={`M2 ${oilTop}h156V${148 - radius}a10 ${radius} 0 0 1-10 ${radius}H12a10 ${radius} 0 0 1-10-${radius}z`}
      />
      <path className="outline" d="M2 2v136a10 10 0 0 0 10 10h136a10 10 0 0 0 10-10V2" />
      <path className="outline" strokeWidth="1.5" d={`M2 30h156M2 ${oilTop}h156`} />
      <path className="outline" strokeWidth="22" strokeDasharray="1.500 22.500" d="M147 20v120" />
    </svg>
  );
}
