import { useLocation, useMatches } from 'react-router';
import { Link } from '#app/components/controls/button.tsx';
import { graph } from '#app/seo.ts';
import css from '#app/shell/breadcrumbs.module.css';
import { breadcrumbList } from '#app/structured-data.ts';
import { breadcrumbs } from '#library/paths/breadcrumbs.ts';
import { shell } from '#library/words.ts';

/**
 * Where the page stands, for readers and for search engines. The root places it on every page.
 * A page whose name library/paths/breadcrumbs.ts cannot know says it with
 * `export const handle = { crumb: ({ title }: { title: string }) => title }`, given its loader's data.
 */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const crumbs = breadcrumbs(pathname, page && ownName(page.handle, page.loaderData));
  if (crumbs.length === 0) return null;
  return (
    <nav className={css.crumbs} aria-label={shell.breadcrumbs.label}>
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <Link to={path}>{name}</Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: no reader's text is in it, and `<` is escaped.
        dangerouslySetInnerHTML={{ __html: inScript(graph([breadcrumbList(crumbs)])) }}
      />
    </nav>
  );
}

function ownName(handle: unknown, loaderData: unknown): string | undefined {
  // A page that was not found has no data.
  if (loaderData === undefined || loaderData === null) return undefined;
  if (typeof handle !== 'object' || handle === null) return undefined;
  if (!('crumb' in handle) || typeof handle.crumb !== 'function') return undefined;
  const name: unknown = handle.crumb(loaderData);
  return typeof name === 'string' ? name : undefined;
}

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
