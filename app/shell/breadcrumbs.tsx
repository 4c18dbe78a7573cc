import { useLocation, useMatches } from 'react-router';
import { createGraph } from '#app/seo.ts';
import css from '#app/shell/breadcrumbs.module.css';
import { breadcrumbList } from '#app/structured-data.ts';
import { breadcrumbs } from '#library/paths/breadcrumbs.ts';
import { shell } from '#library/words.ts';

interface CrumbHandle {
  crumb?: (loaderData: unknown) => string | undefined;
}

/**
 * If library/paths/breadcrumbs.ts can't determine the name of a page, the page must get the name from
 * its loader data:
 * `export const handle = { crumb: ({ title }: { title: string }) => title }`.
 */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const { crumb } = (page?.handle ?? {}) as CrumbHandle;
  // A page that wasn't found has no loader data.
  const crumbs = breadcrumbs(pathname, page?.loaderData ? crumb?.(page.loaderData) : undefined);
  if (crumbs.length === 0) return null;
  return (
    <nav className={css.crumbs} aria-label={shell.breadcrumbs.label}>
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <a href={path}>{name}</a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it has no user input, and `<` is escaped.
        dangerouslySetInnerHTML={{ __html: toEscapedJson(createGraph([breadcrumbList(crumbs)])) }}
      />
    </nav>
  );
}

const toEscapedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
