import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { ActionLinks } from '#app/components/controls/button.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { Band } from '#app/components/section.tsx';
import { Slides } from '#app/components/slides.tsx';
import { Specimen } from '#app/illustrations/specimens.tsx';
import css from '#app/pages/conditions/conditions.module.css';
import Microscope from '#app/pages/conditions/microscope.svg?react';
import { pageMeta } from '#app/seo.ts';
import { conditionCards, pages } from '#library/words.ts';

const { search, head, cards, other: otherConditions } = pages.conditions;

export const meta = () => pageMeta({ ...search, path: '/conditions' });

export default function Conditions() {
  return (
    <>
      <PageHead className={classNames('large-title', css.head)} {...head} art={<Microscope />} />
      <Band>
        <section className="opening">
          <H2 className="display-3 list-title">{cards.title}</H2>
          <Slides
            slides={conditionCards.map(({ area, drawing, ...card }) => ({
              ...card,
              note: area,
              specimen: <Specimen name={drawing} />,
            }))}
          />
        </section>
      </Band>
      <section className="shade">
        <div className={classNames('wrap split', css.otherConditions)}>
          <H2>{otherConditions.title}</H2>
          <div>
            <p className="lead">{otherConditions.lead}</p>
            <ActionLinks links={otherConditions.links} />
            <CompoundingNotice />
          </div>
        </div>
      </section>
    </>
  );
}
