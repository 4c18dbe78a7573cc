import { textResponse } from '#app/feeds/xml.ts';
import { absolute } from '#app/seo.ts';
import { services } from '#content/services.ts';
import { blog } from '#library/blog/blog.ts';
import { breadcrumbs } from '#library/breadcrumbs.ts';
import { delivery, times } from '#library/business.ts';
import { allHours } from '#library/hours.ts';
import { articleCrumbs } from '#library/learn/page-data.ts';
import { publicPaths } from '#library/public-paths.ts';
import { site } from '#library/site.ts';

export function loader() {
  return textResponse(llmsTxt());
}

/** The site in one Markdown page for language models (llmstxt.org): facts first, then where to read. */
function llmsTxt(): string {
  return [
    `# ${site.brand}`,
    `> ${site.description}`,
    facts(),
    section(
      'Services',
      Object.values(services).map(({ title, to, description }) => link(title, to, description)),
    ),
    section('Pages', pages()),
    section(
      'Articles',
      blog()
        .list()
        .map(({ id, title, excerpt }) => link(title, `/blog/post/${id}`, excerpt)),
    ),
    section('Optional', [
      link('All articles in full', '/feed.xml'),
      link('Every page', '/sitemap.xml'),
    ]),
  ].join('\n\n');
}

function facts(): string {
  const { street, city, state, zip } = site.address;
  return [
    site.compoundingNotice,
    '',
    `- Address: ${street}, ${city}, ${state} ${zip}`,
    `- Phone: ${site.phone}, fax: ${site.fax}, email: ${site.email}`,
    `- Hours: ${allHours.join(', ')}`,
    `- Compounding usually takes ${times.compounding}. Ships within ${delivery.shipping.area} only.`,
  ].join('\n');
}

/** Those that no other section lists. */
function pages(): string[] {
  const listed = new Set<string>(Object.values(services).map(({ to }) => to));
  const learnArticles = articleCrumbs();
  return publicPaths().flatMap((path) => {
    const name = breadcrumbs(path, learnArticles.get(path)).at(-1)?.name;
    return name === undefined || listed.has(path) ? [] : [link(name, path)];
  });
}

function section(title: string, links: string[]): string {
  return `## ${title}\n\n${links.join('\n')}`;
}

function link(name: string, path: string, description?: string): string {
  const about = description === undefined ? '' : `: ${description}`;
  return `- [${name}](${absolute(path)})${about}`;
}
