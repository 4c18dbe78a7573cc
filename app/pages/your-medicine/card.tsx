import { CareCard } from '#app/article/blocks/care.tsx';
import { InlineItems, Inlines } from '#app/article/inline/inlines.tsx';
import { healthPageMeta, MedicalReviewFooter } from '#app/article/medical-review-footer.tsx';
import { Terms } from '#app/article/references.tsx';
import { NextStep } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Link } from '#app/components/controls/button.tsx';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { dataOr404, MissingPage } from '#app/components/missing-page.tsx';
import { Band } from '#app/components/section.tsx';
import css from '#app/pages/your-medicine/card.module.css';
import { FormInLight } from '#app/pages/your-medicine/form-drawing.tsx';
import { missingMeta } from '#app/seo.ts';
import { cardPage, type MedicineCard } from '#library/medicine/medicine.ts';
import { cardPath } from '#library/paths/addresses.ts';
import { pages } from '#library/words.ts';
import type { Route } from './+types/card.ts';

const { card: words } = pages['your-medicine'];

export const loader = ({ params }: Route.LoaderArgs) => dataOr404(cardPage(params.slug));

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return missingMeta(words.missing.title);
  const { title, description, slug } = loaderData.card;
  return healthPageMeta({ title, description, path: cardPath(slug) }, loaderData.medicalReview);
}

export default function Card({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return <MissingPage {...words.missing} to="/your-medicine" way={words.back} />;
  }
  const { card, terms, others, medicalReview } = loaderData;
  return (
    <>
      <PageHead
        className={css.head}
        above={<BackLink to="/your-medicine">{words.back}</BackLink>}
        title={card.title}
        lead={card.description}
        art={<FormInLight name={card.drawing} />}
      />
      <Band>
        <div className={classNames('wide-split seven-five opening', css.columns)}>
          <Use use={card.use} />
          <Help {...card} />
        </div>
      </Band>
      <section className={classNames('section shade', css.parts)} aria-label={card.title}>
        <div className="wrap stack">
          <Part title={words.keep} items={card.keep} />
          <Part title={words.cover} items={card.cover} />
          <Part title={words.discard} items={card.discard} />
        </div>
      </section>
      <Terms terms={terms} />
      <Others others={others} />
      <MedicalReviewFooter {...medicalReview} />
      <NextStep {...words.next} />
    </>
  );
}

function Use({ use }: Pick<MedicineCard, 'use'>) {
  return (
    <section className={css.use}>
      <H2>{words.use}</H2>
      <ol className="lined open numbered">
        <InlineItems items={use} />
      </ol>
      <p className={css.label}>{words.label}</p>
    </section>
  );
}

function Help({ emergency, call, patient }: Pick<MedicineCard, 'emergency' | 'call' | 'patient'>) {
  return (
    <div className={classNames('stack', css.help)}>
      <CareCard level="emergency" {...emergency} heading="h2" />
      <p>
        <Inlines nodes={words.poison[patient]} />
      </p>
      <CareCard level="soon" {...call} heading="h2" />
    </div>
  );
}

function Part({ title, items }: { title: string; items: MedicineCard['keep'] }) {
  return (
    <div className={classNames('split', css.part)}>
      <H2 className="display-3">{title}</H2>
      <ul className="lined">
        <InlineItems items={items} />
      </ul>
    </div>
  );
}

function Others({ others }: { others: readonly { slug: string; title: string }[] }) {
  return (
    <nav className={classNames('wrap cluster', css.others)} aria-label={words.others}>
      <p>{words.print}</p>
      <p>
        <b>{words.others}</b>
      </p>
      <ul className="cluster links">
        {others.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={cardPath(slug)}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
