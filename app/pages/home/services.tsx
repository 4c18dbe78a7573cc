import type { ReactNode } from 'react';
import { Card, type CardKind } from '#app/components/card.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ExampleLabel } from '#app/components/example-label.tsx';
import { Section } from '#app/components/section.tsx';
import Capsule from '#app/illustrations/capsule.svg?react';
import DogAndCat from '#app/illustrations/dog-and-cat.svg?react';
import Mortar from '#app/illustrations/mortar.svg?react';
import CreamTube from '#app/pages/home/cream-tube.svg?react';
import css from '#app/pages/home/services.module.css';
import Steroid from '#app/pages/home/steroid.svg?react';
import type { ServiceName } from '#library/pages.ts';
import { pages, type ServiceCard, serviceCards, services } from '#library/words.ts';

export function Services() {
  return (
    <Section id="services" {...pages.home.services}>
      <div className={css.cards}>
        {serviceCards.map((card) => (
          <Service key={card.name} {...card} />
        ))}
      </div>
    </Section>
  );
}

interface CardVariant {
  kind?: CardKind;
  className?: string;
  above?: ReactNode;
  below?: ReactNode;
  side?: ReactNode;
}

const variants: Partial<Record<ServiceName, CardVariant>> = {
  compounding: {
    kind: 'glass',
    className: css.jarCard,
    below: <ExampleLabel className={css.exampleLabel} />,
  },
  'hormone-therapy': { className: classNames('amber-ground', css.hormoneCard), below: <Steroid /> },
  'specialty-medications': { kind: 'paper', above: <Capsule /> },
  dermatological: { className: css.creamCard, above: <CreamTube /> },
  veterinary: { kind: 'light', className: css.wideCard, below: <Flavors />, side: <DogAndCat /> },
};

/** A new service uses this variant until it gets its own. */
const defaultVariant: CardVariant = { kind: 'paper', className: css.wideCard, side: <Mortar /> };

function Service({ name, title, description, to }: ServiceCard) {
  const { kind, className, above, below, side } = variants[name] ?? defaultVariant;
  const text = (
    <>
      <h3 className="arrow">{title}</h3>
      <p>{description}</p>
      {below}
    </>
  );
  return (
    <Card kind={kind} to={to} className={className}>
      {above}
      {side ? <div>{text}</div> : text}
      {side}
    </Card>
  );
}

function Flavors() {
  return <p className="display">{services.veterinary.flavors.names.join(', ')}</p>;
}
