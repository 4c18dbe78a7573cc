import { data } from 'react-router';
import { BackLink } from '#app/components/back-link.tsx';
import { ButtonLink, QuietLink } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { MissingPage } from '#app/components/missing-page.tsx';
import { Rule } from '#app/components/rule.tsx';
import css from '#app/pages/learn/category.module.css';
import { ConditionSlides } from '#app/pages/learn/condition-slides.tsx';
import { missingMeta, pageMeta } from '#app/seo.ts';
import { articleOf, categoryPath, findLearnCategory } from '#content/learn-library.ts';
import { learn } from '#library/learn/learn.ts';
import type { Route } from './+types/category.ts';

export function loader({ params }: Route.LoaderArgs) {
  const category = findLearnCategory(params.category);
  if (!category) return data(null, { status: 404 });
  const articles = category.conditions.flatMap(({ id }) => {
    const text = learn().article(articleOf(id)?.id ?? '');
    return text ? [{ path: text.path, title: text.title }] : [];
  });
  return data({ category, articles });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Category not found');
  const { title, description, slug } = loaderData.category;
  return pageMeta({ title, description, path: categoryPath(slug) });
}

export default function Category({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return <MissingPage title="Category not found" to="/learn" way="Back to Learn" />;
  const { category, articles } = loaderData;
  const { title, description, slug, iconBackground, conditions } = category;
  return (
    <>
      <div className={classNames(css.head, css[iconBackground])}>
        <div className="wrap">
          <BackLink to="/learn">Back to Learn</BackLink>
          <header>
            <h1>{title}</h1>
            <p className="lead">{description}</p>
            {slug === 'skin' && (
              <p className="acts">
                <ButtonLink to="/contact" variant="ink">
                  Schedule a Consultation
                </ButtonLink>
              </p>
            )}
          </header>
        </div>
      </div>
      <Rule>
        <section className={css.conditions}>
          <h2>Conditions</h2>
          <ConditionSlides conditions={conditions} />
        </section>
      </Rule>
      {articles.length > 0 && (
        <section className={classNames('shade', css.articles)}>
          <div className="wrap">
            <h2>At full length</h2>
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
    </>
  );
}
