import { AuxLabel } from '#app/components/aux-label.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Link } from '#app/components/link.tsx';
import { Rule } from '#app/components/rule.tsx';
import { SectionHead } from '#app/components/section-head.tsx';
import { ConditionSlides } from '#app/pages/learn/condition-slides.tsx';
import css from '#app/pages/learn/learn.module.css';
import { pageMeta } from '#app/seo.ts';
import {
  categoryPath,
  conditionPath,
  featuredConditions,
  type LearnCategory,
  learnCategories,
} from '#content/learn-library.ts';

export const meta = () =>
  pageMeta({
    title: 'Learn',
    description:
      'Plain-language reading on skin and hormone health, written by pharmacists and reviewed by physicians.',
    path: '/learn',
  });

export default function Learn() {
  return (
    <>
      <div className={css.head}>
        <header className="wrap">
          <h1>Learn</h1>
          <p className="lead">
            What a condition is, what helps, and when compounding is worth asking about. Written by
            pharmacists, reviewed by physicians.
          </p>
        </header>
        <div className={classNames('wrap', css.glasses)}>
          {learnCategories.map((category) => (
            <CategoryCard key={category.id} category={category} />
          ))}
        </div>
      </div>
      <Rule>
        <section className={css.featured}>
          <SectionHead
            title="Featured Conditions"
            lead="Each one under the lens. More are being prepared."
          />
          <ConditionSlides conditions={featuredConditions} />
        </section>
      </Rule>
      <HowAPageGetsHere />
    </>
  );
}

function CategoryCard({ category }: { category: LearnCategory }) {
  const { title, slug, description, iconBackground, conditions } = category;
  return (
    <article className={css[iconBackground]}>
      <h2>
        <Link to={categoryPath(slug)}>{title}</Link>
      </h2>
      <p>{description}</p>
      <ul className="labels" aria-label={`Conditions in ${title}`}>
        {conditions.map((condition) => (
          <li key={condition.id}>
            <Link to={conditionPath(condition.slug)}>
              <AuxLabel tone="outline">{condition.title}</AuxLabel>
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}

const steps = [
  { name: 'Written', text: 'By a pharmacist who compounds for that condition.' },
  { name: 'Reviewed', text: 'By a physician, named on the page with credentials and a date.' },
  { name: 'Referenced', text: 'Each claim with a source carries a number you can open.' },
  {
    name: 'Dated',
    text: 'You always see when it was last updated, and when it will be read again.',
  },
];

function HowAPageGetsHere() {
  return (
    <section className={classNames('section shade', css.how)}>
      <div className="wrap">
        <h2>How a page gets here</h2>
        <ol>
          {steps.map(({ name, text }) => (
            <li key={name}>
              <b className="d">{name}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
