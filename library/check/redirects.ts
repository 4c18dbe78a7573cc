import { type LinkRules, linkProblem } from '#library/check/link-problems.ts';

/** What is wrong with an entry of content/redirects.yaml. */
export function redirectProblem(
  [from, to]: [from: string, to: string],
  day: string,
  rules: LinkRules,
): string | undefined {
  const { pages, redirects } = rules;
  // The server takes /FAQ for /faq.
  const page = from.toLowerCase();
  if (pages.has(page)) {
    return `There is a page at "${page}", so nobody would be sent on. Remove this line, or the page.`;
  }
  if (from === to.split('#')[0]) {
    return `The address "${from}" leads to itself. Write where the page has gone.`;
  }
  const next = redirects.get(to.split('#')[0] ?? '');
  if (next !== undefined) {
    const end = lastOf(to, redirects);
    if (end === undefined)
      return `The address "${from}" leads in a circle. Write where the page has gone.`;
    return `The address "${from}" leads to "${to}", which has moved as well. Write "${end}".`;
  }
  return linkProblem(to, day, rules);
}

/** Where a way over several addresses ends; nothing where it does not. */
function lastOf(start: string, redirects: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let at = start;
  for (let next = redirects.get(at); next !== undefined; next = redirects.get(at)) {
    if (seen.has(at)) return undefined;
    seen.add(at);
    at = next;
  }
  return at;
}
