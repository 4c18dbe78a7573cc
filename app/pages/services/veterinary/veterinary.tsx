import { CareCard } from '#app/article/blocks/care.tsx';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { RichRows } from '#app/article/rich-rows.tsx';
import { CallToAction } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { QuietLinks } from '#app/components/controls/button.tsx';
import { H2, H3 } from '#app/components/heads/heading.tsx';
import { Band, Section } from '#app/components/section.tsx';
import { getServiceMeta, ServiceHead, ServiceNotices } from '#app/pages/services/service-page.tsx';
import shelfCss from '#app/pages/services/shelf.module.css';
import EarWithGel from '#app/pages/services/veterinary/forms/ear-with-gel.svg?react';
import OralSyringe from '#app/pages/services/veterinary/forms/oral-syringe.svg?react';
import PasteTube from '#app/pages/services/veterinary/forms/paste-tube.svg?react';
import SmallCapsule from '#app/pages/services/veterinary/forms/small-capsule.svg?react';
import SoftChew from '#app/pages/services/veterinary/forms/soft-chew.svg?react';
import PetsOnRule from '#app/pages/services/veterinary/pets-on-rule.svg?react';
import SittingCat from '#app/pages/services/veterinary/sitting-cat.svg?react';
import css from '#app/pages/services/veterinary/veterinary.module.css';
import { services } from '#library/words.ts';

const { head, benefits, forms, flavors, emergency, veterinarians, call } = services.veterinary;

export const meta = () => getServiceMeta('veterinary');

export default function Veterinary() {
  return (
    <>
      <ServiceHead {...head} art={<PetsOnRule />} />
      <Band>
        <Benefits />
      </Band>
      <Forms />
      <Flavors />
      <Veterinarians />
      <CallToAction {...call} art={<SittingCat />} />
    </>
  );
}

function Benefits() {
  return (
    <section className={classNames('opening', css.benefits)}>
      <H2 className="visually-hidden">{benefits.title}</H2>
      <ul>
        {benefits.items.map(({ title, text }) => (
          <li key={title} className="split seven-five">
            <H3 className="display-4">{title}</H3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const formDrawings = {
  syringe: <OralSyringe />,
  ear: <EarWithGel />,
  paste: <PasteTube />,
  capsule: <SmallCapsule />,
  chew: <SoftChew />,
};

function Forms() {
  return (
    <Section tone="deep" {...forms}>
      <ol className={classNames(shelfCss.shelf, css.forms)}>
        {forms.items.map(({ name, text, drawing }) => (
          <li key={name}>
            {formDrawings[drawing]}
            <div>
              <H3>{name}</H3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={css.weightLabel}>{forms.weights.label}</p>
      <p className={css.weights}>
        <b className="display">{forms.weights.least}</b>
        <span className="visually-hidden"> {forms.weights.to} </span>
        <b className="display">{forms.weights.most}</b>
      </p>
    </Section>
  );
}

function Flavors() {
  return (
    <Section
      layout="split"
      {...flavors}
      below={
        <ul className={classNames('lined display-3', css.flavors)}>
          {flavors.names.map((flavor) => (
            <li key={flavor}>{flavor}</li>
          ))}
        </ul>
      }
    >
      <div className="stack" id="emergency">
        <CareCard level="emergency" {...emergency} heading="h3" />
        <p>
          <Inlines nodes={emergency.line} />
        </p>
      </div>
    </Section>
  );
}

function Veterinarians() {
  return (
    <Section
      tone="shade"
      layout="split"
      {...veterinarians}
      below={<QuietLinks links={veterinarians.links} />}
    >
      <div>
        <RichRows rows={veterinarians.rows} />
        <ServiceNotices name="veterinary" />
      </div>
    </Section>
  );
}
