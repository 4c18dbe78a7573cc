import { NextStep } from '#app/components/calls/next-step.tsx';
import { PlainHead } from '#app/components/heads/plain-head.tsx';
import { Rule } from '#app/components/rule.tsx';
import { readQuery } from '#app/components/search/query.ts';
import Find from '#app/islands/find.tsx';
import { findContext } from '#app/pages/search/context.ts';
import { fetchFinder } from '#app/pages/search/fetch-finder.ts';
import { pageMeta } from '#app/seo.ts';
import { pages } from '#library/words.ts';
import type { Route } from './+types/search.ts';

const { search, head, next, ...words } = pages.search;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { text } = readQuery(new URL(request.url).searchParams);
  if (text === '') return { text, pinned: [], found: [] };
  // While developing there is no server of ours: what the last build has read is searched.
  const find = context.get(findContext) ?? (await fetchFinder(new URL(request.url).origin));
  return { text, ...(await find(text)) };
}

export const meta = () => pageMeta({ ...search, path: '/search', noindex: true });

export default function Search({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PlainHead {...head} />
      <Rule>
        <Find words={words} answer={loaderData} />
      </Rule>
      <NextStep {...next} />
    </>
  );
}
