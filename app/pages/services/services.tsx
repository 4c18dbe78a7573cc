import type { ComponentType } from 'react';
import { Accordion } from '#app/components/accordion.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { ActionLinks } from '#app/components/controls/button.tsx';
import { ShelfHead } from '#app/components/heads/shelf-head.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Section } from '#app/components/section.tsx';
import { Tabs } from '#app/components/tabs/tabs.tsx';
import Mortar from '#app/illustrations/mortar.svg?react';
import CrystalAndDrop from '#app/pages/services/assurances/crystal.svg?react';
import Dial from '#app/pages/services/assurances/dial.svg?react';
import Scales from '#app/pages/services/assurances/scales.svg?react';
import css from '#app/pages/services/services.module.css';
import shelfCss from '#app/pages/services/shelf.module.css';
import { pageMeta } from '#app/seo.ts';
import { site } from '#library/facts.ts';
import { getPortalText, pages, serviceCards } from '#library/words.ts';

const { search, head, assurances, questions } = pages.services;

export const meta = () => pageMeta({ ...search, path: '/services' });

export default function Services() {
  return (
    <>
      <Shelf />
      <Assurances />
      <Section
        layout="split"
        wrapClass={css.questions}
        {...questions}
        below={<ActionLinks links={questions.links} />}
      >
        <Accordion name="questions" items={questions.items} firstOpen />
        <CompoundingNotice />
      </Section>
    </>
  );
}

const shelfObjects = import.meta.glob<ComponentType>('./shelf/*.svg', {
  query: '?react',
  import: 'default',
  eager: true,
});

function Shelf() {
  return (
    <ShelfHead {...head} className={css.head}>
      <ul className={classNames('wrap ending', shelfCss.shelf, css.shelf)}>
        {serviceCards.map(({ name, title, description, to }) => {
          const ShelfObject = shelfObjects[`./shelf/${name}.svg`] ?? Mortar;
          return (
            <li key={name} className="link-card">
              <ShelfObject />
              <div>
                <h2 className="display-2">
                  <a href={to}>{title}</a>
                </h2>
                <p>{description}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </ShelfHead>
  );
}

const assuranceDrawings = { scales: <Scales />, crystal: <CrystalAndDrop />, dial: <Dial /> };

function Assurances() {
  return (
    <Section tone="shade" {...assurances}>
      <Tabs
        label={assurances.title}
        level="h3"
        panelClass={css.panel}
        tabs={assurances.items.map(({ id, drawing, title, heading, text, facts }) => ({
          id,
          title,
          heading,
          content: (
            <>
              <p>{text}</p>
              {assuranceDrawings[drawing]}
              <Rows
                rows={facts.map(({ name, value, withPortal }) => ({
                  name,
                  value: getPortalText({ text: value, withPortal }, site.portalUrl),
                }))}
              />
            </>
          ),
        }))}
      />
    </Section>
  );
}
