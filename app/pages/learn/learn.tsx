import { AuxLabel } from '#app/components/aux-label.tsx';
import { NextStep } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { QuietLink } from '#app/components/controls/button.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { SearchForm } from '#app/components/search/search-form.tsx';
import { Band, OpeningSection, Section } from '#app/components/section.tsx';
import { ConditionSlides } from '#app/pages/learn/condition-slides.tsx';
import css from '#app/pages/learn/learn.module.css';
import { pageMeta } from '#app/seo.ts';
import { fillIn } from '#library/fill-in.ts';
import {
  featuredConditions,
  type LearnCategory,
  learnCategories,
} from '#library/learn/conditions.ts';
import { categoryPath, conditionPath } from '#library/paths/addresses.ts';
import { pages, shell } from '#library/words.ts';

const { search, head, glossary, conditionsOf: listLabel, next } = pages.learn;
const { featured: featuredText, howAPageGetsHere: reviewProcess } = pages.learn;

export const meta = () => pageMeta({ ...search, path: '/learn' });

export default function Learn() {
  return (
    <>
      <div className={classNames('large-title', css.head)}>
        <header className="wrap title-and-lead">
          <h1>{head.title}</h1>
          <p className="lead">{head.lead}</p>
        </header>
        <div className={classNames('wrap', css.categories)}>
          {learnCategories.map((category) => (
            <CategoryCard key={category.slug} category={category} />
          ))}
        </div>
      </div>
      <Band>
        <div className={classNames('title-and-lead', css.search)}>
          <SearchForm id="q" label={shell.search.field} submit={shell.search.label} />
          <QuietLink to={glossary.to}>{glossary.label}</QuietLink>
        </div>
        <OpeningSection {...featuredText}>
          <ConditionSlides conditions={featuredConditions} />
        </OpeningSection>
      </Band>
      <ReviewProcess />
      <NextStep {...next} />
    </>
  );
}

function CategoryCard({ category }: { category: LearnCategory }) {
  const { title, slug, description, iconBackground, conditions } = category;
  return (
    <article className={css[iconBackground]}>
      <h2>
        <a href={categoryPath(slug)}>{title}</a>
      </h2>
      <p>{description}</p>
      <ul className="labels" aria-label={fillIn(listLabel, { category: title })}>
        {conditions.map((condition) => (
          <li key={condition.slug}>
            <a href={conditionPath(condition.slug)}>
              <AuxLabel tone="outline">{condition.title}</AuxLabel>
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}

function ReviewProcess() {
  return (
    <Section tone="shade" className={css.reviewProcess}>
      <H2 className="display-3 list-title">{reviewProcess.title}</H2>
      <ol className="halves">
        {reviewProcess.steps.map(({ name, text }) => (
          <li key={name}>
            <b className="display-2">{name}</b>
            <p className="note">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
