import { isRouteErrorResponse } from 'react-router';
import { ButtonLink } from '#app/components/controls/button.tsx';
import { mailHref, site, telHref } from '#library/facts.ts';
import { shell } from '#library/words.ts';

const text = shell.failure;

export function UnexpectedError({ error }: { error: unknown }) {
  return (
    <div className="opening">
      <title>{`${text.title} | ${site.brand}`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap stack">
        <h1>{text.title}</h1>
        <p className="lead">{getMessage(error)}</p>
        <p>
          {text.call} <a href={telHref(site.phone)}>{site.phone}</a> {text.write}{' '}
          <a href={mailHref(site.email)}>{site.email}</a>.
        </p>
        <p className="acts">
          <ButtonLink to="/">{text.home}</ButtonLink>
        </p>
      </div>
    </div>
  );
}

function getMessage(error: unknown) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (import.meta.env.DEV && error instanceof Error) return error.message;
  return text.status;
}
