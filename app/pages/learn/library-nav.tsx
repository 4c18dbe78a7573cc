import { classNames } from '#app/components/class-names.ts';
import { Link } from '#app/components/controls/link.tsx';
import sideNav from '#app/components/side-nav.module.css';
import css from '#app/pages/learn/library-nav.module.css';
import { learnCategories } from '#library/learn/conditions.ts';
import { categoryPath, conditionPath } from '#library/paths/addresses.ts';

/** Everything in Learn, as a vertical rule beside an article. Marks where the reader is. */
export function LibraryNav({ name, current }: { name: string; current: string }) {
  return (
    <nav className={classNames(sideNav.nav, css.library)} aria-labelledby="contents">
      <h2 id="contents">{name}</h2>
      <ul>
        {learnCategories.map(({ id, slug, title, conditions }) => (
          <li key={id}>
            <Link to={categoryPath(slug)}>{title}</Link>
            <ul>
              {conditions.map((condition) => (
                <li key={condition.id}>
                  <Link
                    to={conditionPath(condition.slug)}
                    aria-current={condition.slug === current ? 'true' : undefined}
                  >
                    {condition.title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
