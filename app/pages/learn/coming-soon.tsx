import { Link } from '#app/components/link.tsx';
import css from '#app/pages/learn/coming-soon.module.css';
import { articleOf, blogCategoryFor, type LearnCondition } from '#content/learn-library.ts';
import { findCategory } from '#library/blog/categories.ts';
import { openHours } from '#library/hours.ts';
import { site, telHref } from '#library/site.ts';

/** A text that is still being written: the sentence, and where to read or ask now. */
export function ComingSoon({
  condition,
  children,
}: {
  condition: LearnCondition;
  /** The sentence. */
  children: string;
}) {
  const article = articleOf(condition.id);
  const blogCategory = findCategory(blogCategoryFor[condition.category]);
  const name = condition.title.toLowerCase();
  return (
    <>
      <div className={css.soon}>
        <svg className="ill" viewBox="0 0 90 120" aria-hidden="true">
          <path className="l" d="M10 100h70v8a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8z" />
          <path className="s" d="M10 4v104a8 8 0 0 0 8 8h54a8 8 0 0 0 8-8V4" />
          <path className="s" strokeWidth="20" strokeDasharray="1.5 18.5" d="M70 22v84" />
        </svg>
        <p>{children}</p>
      </div>
      <p className={css.now}>What you can do now:</p>
      <ul className={css.ways}>
        {article && (
          <li>
            Read <Link to={article.path}>the full {name} article</Link>.
          </li>
        )}
        {blogCategory && (
          <li>
            Browse{' '}
            <Link to={`/blog/category/${blogCategory.slug}`}>{blogCategory.name} on our blog</Link>.
          </li>
        )}
        <li>
          Ask a pharmacist: <a href={telHref(site.phone)}>{site.phone}</a>,{openHours.join(', ')}.
        </li>
      </ul>
    </>
  );
}
