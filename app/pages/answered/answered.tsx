import { data } from 'react-router';
import { NextStep } from '#app/components/calls/calls.tsx';
import { Button } from '#app/components/controls/button.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { inquiryContext } from '#app/inquiry/submit-inquiry.ts';
import { pageMeta } from '#app/seo.ts';
import { fillIn } from '#library/fill-in.ts';
import type { AnswerLinkOutcome } from '#library/inquiry/receiver.ts';
import { pages } from '#library/words.ts';
import type { Route } from './+types/answered.ts';

const copy = pages.answered;

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  // There's no token in the prerendered page and after the form was sent.
  const receiver = token === '' ? null : context.get(inquiryContext);
  return respond(token, await receiver?.checkAnswerLink(token));
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = new URLSearchParams(await request.text()).get('token') ?? '';
  return respond(token, await context.get(inquiryContext)?.markAnswered(token));
}

const statuses = { unanswered: 200, answered: 200, expired: 410, invalid: 404, unavailable: 503 };

function respond(token: string, outcome: AnswerLinkOutcome = { kind: 'invalid' }) {
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  const status = token === '' ? 200 : statuses[outcome.kind];
  return data({ token, outcome }, { status, headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = () => pageMeta({ ...copy.search, path: '/answered', noindex: true });

export default function AnsweredPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, outcome } = actionData ?? loaderData;
  const { title, lead } = copy[outcome.kind];
  const reference = 'reference' in outcome ? outcome.reference : '';
  return (
    <>
      <PageHead title={fillIn(title, { reference })} lead={lead}>
        {outcome.kind === 'unanswered' && (
          // The token is in the form, so the address after this has no token.
          <form method="post" action="/answered" className="acts">
            <input type="hidden" name="token" value={token} />
            <Button type="submit">{copy.unanswered.button}</Button>
          </form>
        )}
      </PageHead>
      <NextStep {...copy.next} />
    </>
  );
}
