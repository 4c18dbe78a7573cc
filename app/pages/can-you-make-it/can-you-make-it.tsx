import { PageNotices } from '#app/article/agency-notices.tsx';
import care from '#app/article/blocks/care.module.css';
import { ExternalIcon, Inlines } from '#app/article/inline/inlines.tsx';
import { healthPageMeta, MedicalReviewFooter } from '#app/article/medical-review-footer.tsx';
import { AToZ } from '#app/components/a-to-z.tsx';
import { NextStep } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { LinkItems } from '#app/components/controls/button.tsx';
import { PlainHead } from '#app/components/heads/page-head.tsx';
import { SearchForm } from '#app/components/search/search-form.tsx';
import { Band } from '#app/components/section.tsx';
import css from '#app/pages/can-you-make-it/can-you-make-it.module.css';
import { fillIn } from '#library/fill-in.ts';
import { type Ingredient, ingredients, ingredientsPath } from '#library/ingredients.ts';
import { getPageName } from '#library/paths/breadcrumbs.ts';
import { getMedicalReview } from '#library/review/people.ts';
import type { Answer } from '#library/schema/ingredients.ts';
import { pages } from '#library/words.ts';

const { search, head, find, answers, also, links, next, ...health } = pages['can-you-make-it'];

const medicalReview = getMedicalReview(health);

export const meta = () => healthPageMeta({ ...search, path: ingredientsPath }, medicalReview);

export default function CanYouMakeIt() {
  const entries = ingredients.map((ingredient) => ({
    name: ingredient.name,
    view: <Entry key={ingredient.slug} {...ingredient} />,
  }));
  return (
    <>
      <PlainHead {...head} />
      <Band>
        <div className={css.start}>
          <SearchForm id="find" {...find} />
          <Legend />
        </div>
        <AToZ entries={entries} />
      </Band>
      <MedicalReviewFooter {...medicalReview}>
        <PageNotices {...health} />
      </MedicalReviewFooter>
      <NextStep {...next} />
    </>
  );
}

function Legend() {
  return (
    <dl className={`stack ${css.legend}`}>
      {(['yes', 'ask', 'no'] as const).map((answer) => (
        <div key={answer}>
          <dt>
            <AnswerLabel answer={answer} />
          </dt>
          <dd>{answers[answer].meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

function AnswerLabel({ answer }: { answer: Answer }) {
  return <span className={classNames(css.label, css[answer])}>{answers[answer].label}</span>;
}

function Entry(ingredient: Ingredient) {
  const { slug, name, answer, forms, why } = ingredient;
  return (
    <div id={slug} className={classNames('split', css.entry)}>
      <dt className="display-2">{name}</dt>
      {ingredient.also.length > 0 && (
        <dd className="meta">
          {also} {ingredient.also.join(', ')}
        </dd>
      )}
      <dd className={`${css.answer} ${care.warnings}`}>
        <p className={css.forms}>
          <AnswerLabel answer={answer} /> {forms}
        </p>
        <p>
          <Inlines nodes={why} />
        </p>
        <Links {...ingredient} />
      </dd>
    </div>
  );
}

function Links({ name, cards, read, labelsUrl, composerUrl }: Ingredient) {
  const guides = cards.map((to) => ({
    to,
    label: fillIn(links.use, { card: getPageName(to) ?? to }),
  }));
  return (
    <details className={css.more} data-nosnippet>
      <summary className="screen-only">
        {links.more}
        <span className="visually-hidden"> {fillIn(links.moreAbout, { name })}</span>
      </summary>
      <ul className="cluster links">
        <LinkItems links={[...guides, ...read]} />
        {labelsUrl && (
          <li>
            <a href={labelsUrl} rel="noopener noreferrer">
              {fillIn(links.labels, { name })}
              <ExternalIcon />
            </a>
          </li>
        )}
        {composerUrl && (
          <li>
            <a href={composerUrl} rel="nofollow">
              {fillIn(links.prescription, { name })}
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}
