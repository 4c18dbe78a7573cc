import type { ReactNode } from 'react';
import { Accordion } from '#app/components/accordion.tsx';
import { ButtonLink, QuietLink } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { Link } from '#app/components/link.tsx';
import { Rows } from '#app/components/rows.tsx';
import { SectionHead } from '#app/components/section-head.tsx';
import { Tabs } from '#app/components/tabs.tsx';
import { hydrated } from '#app/hydration.ts';
import { CrystalAndDrop, Dial, Scales } from '#app/illustrations/assurances.tsx';
import {
  ShelfBottle,
  ShelfCapsules,
  ShelfJar,
  ShelfPets,
  ShelfTube,
} from '#app/illustrations/shelf.tsx';
import css from '#app/pages/services/services.module.css';
import { pageMeta } from '#app/seo.ts';
import { type Assurance, assurances, questions } from '#content/services/overview.ts';
import { services } from '#content/services.ts';

export const handle = hydrated;

export const meta = () =>
  pageMeta({
    title: 'Compounding Services',
    description:
      'Five specialties of one compounding pharmacy: custom compounding, hormone therapy, specialty medications, dermatological solutions and veterinary medications.',
    path: '/services',
  });

export default function Services() {
  return (
    <>
      <Shelf />
      <Exact />
      <Questions />
    </>
  );
}

const { compounding, hormones, specialty, dermatological, veterinary } = services;

const shelf = [
  { service: compounding, object: <ShelfJar /> },
  { service: hormones, object: <ShelfBottle /> },
  { service: specialty, object: <ShelfCapsules /> },
  { service: dermatological, object: <ShelfTube /> },
  { service: veterinary, object: <ShelfPets /> },
];

function Shelf() {
  return (
    <section className={css.head}>
      <header className="wrap">
        <h1>Five shelves, one bench</h1>
        <p className="lead">
          Our services cover five specialties. Each one starts with your prescription and is made by
          the same pharmacists, to the same records.
        </p>
      </header>
      <ul className={classNames('wrap', css.shelf)}>
        {shelf.map(({ service: { title, description, to }, object }) => (
          <li key={to}>
            {object}
            <div>
              <h2>
                <Link to={to}>{title}</Link>
              </h2>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const pictures: Record<Assurance['id'], ReactNode> = {
  quality: <Scales />,
  ingredients: <CrystalAndDrop />,
  technology: <Dial />,
};

function Exact() {
  return (
    <section className="section shade">
      <div className="wrap">
        <SectionHead
          title="How we keep it exact"
          lead="The same three habits stand behind all five shelves."
        />
        <Tabs
          label="How we keep it exact"
          level="h3"
          panelClass={css.panel}
          tabs={assurances.map(({ id, title, heading, text, facts }) => ({
            id,
            title,
            heading,
            content: (
              <>
                <p>{text}</p>
                {pictures[id]}
                <Rows rows={facts} />
              </>
            ),
          }))}
        />
      </div>
    </section>
  );
}

function Questions() {
  return (
    <section className="section">
      <div className={classNames('wrap', css.ask)}>
        <div>
          <h2>Before you ask your prescriber</h2>
          <p className="lead">Four questions we hear most weeks.</p>
          <p className="acts">
            <ButtonLink to="/contact">Contact Us</ButtonLink>
            <QuietLink to="/faq">All questions</QuietLink>
          </p>
        </div>
        <Accordion name="questions" items={questions} firstOpen />
        <CompoundingNotice />
      </div>
    </section>
  );
}
