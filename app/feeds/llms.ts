import { absoluteUrl } from '#app/seo.ts';
import { blog } from '#library/blog/blog.ts';
import { allHours, site, upcomingClosures } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { separateUnits } from '#library/join-units.ts';
import { getArticleCrumbs } from '#library/learn/learn.ts';
import { breadcrumbs } from '#library/paths/breadcrumbs.ts';
import { getListedPaths } from '#library/paths/public-paths.ts';
import { feeds, serviceCards } from '#library/words.ts';

const copy = feeds.llms;

/** Describes the site for language models in the Markdown format from llmstxt.org. */
export function renderLlmsTxt(): string {
  const sections = [
    `# ${site.brand}`,
    `> ${site.description}`,
    renderFacts(),
    renderSection(
      copy.services,
      serviceCards.map(({ title, to, description }) => renderLink(title, to, description)),
    ),
    renderSection(copy.pages, renderPageLinks()),
    renderSection(
      copy.articles,
      blog().posts.map(({ id, title, excerpt }) => renderLink(title, `/blog/post/${id}`, excerpt)),
    ),
    renderSection(copy.more, [
      renderLink(copy.fullArticles, '/feed.xml'),
      renderLink(copy.everyPage, '/sitemap.xml'),
    ]),
  ];
  return separateUnits(sections.join('\n\n'));
}

function renderFacts(): string {
  const hours = [...allHours, ...upcomingClosures.map(({ text }) => text)].join(', ');
  const lines = copy.facts.map((fact) => `- ${fillIn(fact, { hours })}`);
  return [site.compoundingNotice, '', ...lines].join('\n');
}

function renderPageLinks(): string[] {
  const servicePaths = new Set(serviceCards.map(({ to }) => to));
  const learnArticles = getArticleCrumbs();
  return getListedPaths().flatMap((path) => {
    const name = breadcrumbs(path, learnArticles.get(path)).at(-1)?.name;
    return name === undefined || servicePaths.has(path) ? [] : [renderLink(name, path)];
  });
}

function renderSection(title: string, links: string[]): string {
  return `## ${title}\n\n${links.join('\n')}`;
}

function renderLink(name: string, path: string, description?: string): string {
  const suffix = description === undefined ? '' : `: ${description}`;
  return `- [${name}](${absoluteUrl(path)})${suffix}`;
}
