import { NextStep } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ButtonLink, QuietLink } from '#app/components/controls/button.tsx';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { dataOr404, NotFoundPage } from '#app/components/not-found-page.tsx';
import { Band, OpeningSection } from '#app/components/section.tsx';
import css from '#app/pages/learn/category.module.css';
import { ConditionSlides } from '#app/pages/learn/condition-slides.tsx';
import { notFoundMeta, pageMeta } from '#app/seo.ts';
import { getCategoryPage } from '#library/learn/learn.ts';
import { categoryPath } from '#library/paths/addresses.ts';
import { pages } from '#library/words.ts';
import type { Route } from './+types/category.ts';

const text = pages.learn.category;

export const loader = ({ params }: Route.LoaderArgs) => dataOr404(getCategoryPage(params.category));

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(text.missing.title);
  const { title, description, slug } = loaderData.category;
  return pageMeta({ title, description, path: categoryPath(slug) });
}

export default function Category({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage {...text.missing} to="/learn" />;
  const { category, articles } = loaderData;
  const { title, description, intro, iconBackground, call, conditions } = category;
  return (
    <>
      <div className={classNames('large-title', css.head, css[iconBackground])}>
        <div className="wrap">
          <BackLink to="/learn">{text.back}</BackLink>
          <header>
            <h1>{title}</h1>
            <p className="lead">{description}</p>
            {call && (
              <p className="acts">
                <ButtonLink to={call.to} variant="ink">
                  {call.label}
                </ButtonLink>
              </p>
            )}
          </header>
        </div>
      </div>
      <Band>
        <OpeningSection title={text.conditions} lead={intro}>
          <ConditionSlides conditions={conditions} />
        </OpeningSection>
      </Band>
      {articles.length > 0 && (
        <section className={classNames('shade', css.articles)}>
          <div className="wrap stack">
            <H2 className="display-3">{text.articles}</H2>
            <ul>
              {articles.map((article) => (
                <li key={article.path}>
                  <QuietLink to={article.path}>{article.title}</QuietLink>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <NextStep {...pages.learn.next} />
    </>
  );
}
