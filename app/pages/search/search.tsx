import { NextStep } from '#app/components/calls/calls.tsx';
import { PlainHead } from '#app/components/heads/page-head.tsx';
import { Band } from '#app/components/section.tsx';
import Search from '#app/pages/search/find.island.tsx';
import { fetchFinder } from '#app/pages/search/find.tsx';
import { pageMeta } from '#app/seo.ts';
import { findContext } from '#library/load-context.ts';
import { readQuery } from '#library/search/query.ts';
import { pages } from '#library/words.ts';
import type { Route } from './+types/search.ts';

const { search, head, next, ...text } = pages.search;

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = { ...readQuery(url.searchParams), category: '' };
  if (query.text === '') return { query, result: { pinned: [], results: [] } };
  // In development, searches use the index from the last build.
  const find = context.get(findContext) ?? (await fetchFinder(url.origin));
  return { query, result: await find(query.text) };
}

export const meta = () => pageMeta({ ...search, path: '/search', noindex: true });

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PlainHead {...head} />
      <Band>
        <Search text={text} answer={loaderData} />
      </Band>
      <NextStep {...next} />
    </>
  );
}
