import { AuxLabel } from '#app/components/aux-label.tsx';
import { Card } from '#app/components/card.tsx';
import { SectionHead } from '#app/components/section-head.tsx';
import { Capsule } from '#app/illustrations/capsule.tsx';
import { DogAndCat } from '#app/illustrations/dog-and-cat.tsx';
import { Estriol } from '#app/illustrations/estriol.tsx';
import { Mark } from '#app/illustrations/mark.tsx';
import { CreamTube } from '#app/pages/home/cream-tube.tsx';
import css from '#app/pages/home/services.module.css';
import { services } from '#content/services.ts';
import { pages } from '#library/pages.ts';
import { site } from '#library/site.ts';

const { services: words, exampleLabel } = pages.home;

export function Services() {
  const { compounding, hormones, specialty, dermatological, veterinary } = services;
  return (
    <section className="section" id="services">
      <div className="wrap">
        <SectionHead title={words.title} lead={words.lead} />
        <div className={css.bento}>
          <Card kind="glass" to={compounding.to} className={css.jar}>
            <h3 className="go">{compounding.title}</h3>
            <p>{compounding.description}</p>
            <ExampleLabel />
          </Card>
          <Card to={hormones.to} className={css.amber}>
            <h3 className="go">{hormones.title}</h3>
            <p>{hormones.description}</p>
            <small>{hormones.note}</small>
            <Estriol />
          </Card>
          <Card kind="paper" to={specialty.to}>
            <Capsule />
            <h3 className="go">{specialty.title}</h3>
            <p>{specialty.description}</p>
          </Card>
          <Card to={dermatological.to} className={css.cream}>
            <CreamTube />
            <h3 className="go">{dermatological.title}</h3>
            <p>{dermatological.description}</p>
          </Card>
          <Card kind="light" to={veterinary.to} className={css.pets}>
            <div>
              <h3 className="go">{veterinary.title}</h3>
              <p>{veterinary.description}</p>
              <p className="labels">
                {veterinary.flavors.map((flavor) => (
                  <AuxLabel key={flavor} tone="outline">
                    {flavor}
                  </AuxLabel>
                ))}
              </p>
            </div>
            <DogAndCat />
          </Card>
        </div>
      </div>
    </section>
  );
}

function ExampleLabel() {
  const { only, actives, base, directions, lot, example } = exampleLabel;
  return (
    <div className={css.rx}>
      <p>
        <Mark />
        {site.brand}
        <span>{only}</span>
      </p>
      <dl>
        {[...actives, base].map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="d">{amount}</dd>
          </div>
        ))}
      </dl>
      <p>
        {directions}
        <br />
        {lot}. {example}
      </p>
    </div>
  );
}
