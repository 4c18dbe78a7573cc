import { CareCard, EmergencyLink, isFor911 } from '#app/article/blocks/care.tsx';
import { InlineItems, Inlines } from '#app/article/inline/inlines.tsx';
import { healthPageMeta, MedicalReviewFooter } from '#app/article/medical-review-footer.tsx';
import { TermPopovers } from '#app/article/references.tsx';
import { NextStep } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { dataOr404, NotFoundPage } from '#app/components/not-found-page.tsx';
import { PrintControls } from '#app/components/printing.tsx';
import { Band } from '#app/components/section.tsx';
import css from '#app/pages/your-medicine/card.module.css';
import { HeadDrawing } from '#app/pages/your-medicine/form-drawing.tsx';
import { notFoundMeta } from '#app/seo.ts';
import { getCardPage, type MedicineCard } from '#library/medicine/medicine.ts';
import { cardPath } from '#library/paths/addresses.ts';
import { pages } from '#library/words.ts';
import type { Route } from './+types/card.ts';

const { card: text } = pages['your-medicine'];

export const loader = ({ params }: Route.LoaderArgs) => dataOr404(getCardPage(params.slug));

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(text.missing.title);
  const { title, description, slug } = loaderData.card;
  return healthPageMeta({ title, description, path: cardPath(slug) }, loaderData.medicalReview);
}

export default function Card({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return <NotFoundPage {...text.missing} to="/your-medicine" way={text.back} />;
  }
  const { card, terms, others, medicalReview } = loaderData;
  const call = card.patient === 'animal' ? text.callAspca : undefined;
  return (
    <>
      <PageHead
        className={classNames(card.title.length < 23 && 'large-title', css.head)}
        above={<BackLink to="/your-medicine">{text.back}</BackLink>}
        title={card.title}
        lead={card.description}
        art={<HeadDrawing name={card.drawing} />}
      >
        {isFor911(card.emergency.title) && (
          <p className={classNames('screen-only', css.call)}>
            <EmergencyLink red label={text.call911} />
          </p>
        )}
        <PrintControls />
      </PageHead>
      <Band>
        <div className={css.emergency}>
          <CareCard level="emergency" {...card.emergency} heading="h2" call={call} />
        </div>
        <div className={classNames('wide-split seven-five opening', css.columns)}>
          <Instructions {...card} />
          <Help {...card} />
        </div>
      </Band>
      <section className={classNames('section shade', css.sections)} aria-label={card.title}>
        <div className="wrap stack">
          <CardSection title={text.keep} items={card.keep} />
          <CardSection title={text.cover} items={card.cover} />
          <CardSection title={text.discard} items={card.discard} />
        </div>
      </section>
      <TermPopovers terms={terms} />
      <OtherCards cards={others} />
      <MedicalReviewFooter {...medicalReview} printPath={cardPath(card.slug)} />
      <NextStep {...text.next} />
    </>
  );
}

function Instructions({ use, patient }: Pick<MedicineCard, 'use' | 'patient'>) {
  return (
    <section className={css.instructions}>
      <H2>{text.use}</H2>
      <ol className="lined numbered large-numbers">
        <InlineItems items={use} />
      </ol>
      <p className={css.labelNote}>
        <Inlines nodes={text.label} />{' '}
        <span className="screen-only">
          <Inlines nodes={text.pregnancy[patient]} />
        </span>
      </p>
    </section>
  );
}

function Help({ call, patient }: Pick<MedicineCard, 'call' | 'patient'>) {
  return (
    <div className={classNames('stack', css.help)}>
      <p>
        <Inlines nodes={text.poison[patient]} />
      </p>
      <CareCard level="soon" {...call} heading="h2" />
    </div>
  );
}

function CardSection({ title, items }: { title: string; items: MedicineCard['keep'] }) {
  return (
    <div className={classNames('split', css.section)}>
      <H2 className="display-3">{title}</H2>
      <ul className="lined">
        <InlineItems items={items} />
      </ul>
    </div>
  );
}

function OtherCards({ cards }: { cards: readonly { slug: string; title: string }[] }) {
  return (
    <nav className={classNames('wrap cluster', css.otherCards)} aria-label={text.others}>
      <p>
        <b>{text.others}</b>
      </p>
      <ul className="cluster links">
        {cards.map(({ slug, title }) => (
          <li key={slug}>
            <a href={cardPath(slug)}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
