import { absoluteUrl } from '#app/seo.ts';
import { blog } from '#library/blog/blog.ts';
import { allHours, closuresAhead, site } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { separateUnits } from '#library/join-units.ts';
import { articleCrumbs } from '#library/learn/learn.ts';
import { breadcrumbs } from '#library/paths/breadcrumbs.ts';
import { listedPaths } from '#library/paths/public-paths.ts';
import { feeds, serviceCards } from '#library/words.ts';

const words = feeds.llms;

/** The facts and links of the site for language models, in Markdown (llmstxt.org). */
export function llmsTxt(): string {
  const parts = [
    `# ${site.brand}`,
    `> ${site.description}`,
    facts(),
    section(
      words.services,
      serviceCards.map(({ title, to, description }) => link(title, to, description)),
    ),
    section(words.pages, pages()),
    section(
      words.articles,
      blog()
        .list()
        .map(({ id, title, excerpt }) => link(title, `/blog/post/${id}`, excerpt)),
    ),
    section(words.more, [
      link(words.fullArticles, '/feed.xml'),
      link(words.everyPage, '/sitemap.xml'),
    ]),
  ];
  return separateUnits(parts.join('\n\n'));
}

function facts(): string {
  const hours = [...allHours, ...closuresAhead.map(({ text }) => text)].join(', ');
  const lines = words.facts.map((fact) => `- ${fillIn(fact, { hours })}`);
  return [site.compoundingNotice, '', ...lines].join('\n');
}

/** The pages that no other section lists. */
function pages(): string[] {
  const servicePaths = new Set(serviceCards.map(({ to }) => to));
  const learnArticles = articleCrumbs();
  return listedPaths().flatMap((path) => {
    const name = breadcrumbs(path, learnArticles.get(path)).at(-1)?.name;
    return name === undefined || servicePaths.has(path) ? [] : [link(name, path)];
  });
}

function section(title: string, links: string[]): string {
  return `## ${title}\n\n${links.join('\n')}`;
}

function link(name: string, path: string, description?: string): string {
  const about = description === undefined ? '' : `: ${description}`;
  return `- [${name}](${absoluteUrl(path)})${about}`;
}
