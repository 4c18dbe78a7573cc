import { isRouteErrorResponse } from 'react-router';
import { ButtonLink } from '#app/components/button.tsx';
import css from '#app/pages/unexpected-error.module.css';
import { mailHref, site, telHref } from '#library/site.ts';

/** What the reader sees when a page fails. The cause itself goes to the log, never onto the page. */
export function UnexpectedError({ error }: { error: unknown }) {
  return (
    <div className={css.error}>
      <title>{`Unexpected Application Error! | ${site.brand}`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <h1>Unexpected Application Error!</h1>
        <p className="lead">{messageOf(error)}</p>
        <p>
          Please try again in a moment. You can also call{' '}
          <a href={telHref(site.phone)}>{site.phone}</a> or write to{' '}
          <a href={mailHref(site.email)}>{site.email}</a>.
        </p>
        <p className="acts">
          <ButtonLink to="/" reloadDocument>
            Return to Home
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

function messageOf(error: unknown) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (import.meta.env.DEV && error instanceof Error) return error.message;
  return '500 The page could not be shown.';
}
