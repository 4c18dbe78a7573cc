import { ButtonLink, QuietLink } from '#app/components/button.tsx';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { Rule } from '#app/components/rule.tsx';
import { Slides } from '#app/components/slides.tsx';
import { Microscope } from '#app/illustrations/microscope.tsx';
import { Specimen } from '#app/illustrations/specimens.tsx';
import css from '#app/pages/conditions.module.css';
import { pageMeta } from '#app/seo.ts';
import { conditionCards } from '#content/conditions.ts';

export const meta = () =>
  pageMeta({
    title: 'Conditions',
    description:
      'Six conditions that prescribers ask us to compound for, from acne to thyroid imbalance: what each one is and where to read more.',
    path: '/conditions',
  });

export default function Conditions() {
  return (
    <>
      <PageHead
        className={css.head}
        title="Conditions"
        lead="Six that prescribers write to us about most often. Read what each one is before you talk to yours."
        art={<Microscope />}
      />
      <Rule>
        <section className={css.six}>
          <h2>Six slides under the lens</h2>
          <Slides
            slides={conditionCards.map(({ area, specimen, ...card }) => ({
              ...card,
              note: area,
              specimen: <Specimen name={specimen} />,
            }))}
          />
          <CompoundingNotice />
        </section>
      </Rule>
      <section className="shade">
        <div className={`wrap ${css.other}`}>
          <div>
            <h2>Yours is not here?</h2>
            <p className="lead">
              The list is short, the prescription pad is not. Ask a pharmacist if compounding is
              worth bringing up with your prescriber.
            </p>
          </div>
          <p className="acts">
            <ButtonLink to="/contact">Ask a pharmacist</ButtonLink>
            <QuietLink to="/learn">Read in Learn</QuietLink>
          </p>
        </div>
      </section>
    </>
  );
}
