import { describe, expect, it } from 'vitest';
import { site, telHref } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { learnConditions } from '#library/learn/conditions.ts';
import { getConditionPage } from '#library/learn/learn.ts';
import { conditionPath, tabId } from '#library/paths/addresses.ts';
import { pages as pageText } from '#library/words.ts';
import { findMain, getTexts } from './built-pages.ts';

const { condition: conditionText, comingSoon } = pageText.learn;
const conditions = learnConditions.flatMap(({ slug }) => getConditionPage(slug) ?? []);

describe.each(conditions)('$condition.title', ({ condition, blocks, team, blog, ...page }) => {
  const { slug, title, tabs } = condition;
  const main = findMain(conditionPath(slug));

  it('shows all its tabs only if its overview is written', () => {
    const names = [conditionText.overview, ...(blocks ? tabs : [])];
    expect(getTexts(main?.querySelectorAll('nav a[href^="#"]') ?? [])).toEqual(names);
    if (!blocks) expect(main?.textContent).toContain(team);
  });

  it('links to related reading and the phone number where text is missing', () => {
    const missingSections = blocks
      ? tabs.map((tab) => [tabId(tab), fillIn(comingSoon.tab, { title, tab: tab.toLowerCase() })])
      : [['overview', fillIn(comingSoon.overview, { title })]];
    for (const [id, sentence] of missingSections) {
      const panel = main?.querySelector(`#${id}`);
      expect(getTexts(panel?.querySelectorAll('p') ?? [])).toContain(sentence);
      const links = [...(panel?.querySelectorAll('a') ?? [])].map((link) =>
        link.getAttribute('href'),
      );
      expect(links).toEqual(expect.arrayContaining([blog.to, telHref(site.phone)]));
      if (!page.article) continue;
      const section = page.articleHeadings.find((heading) => heading.id.split('-')[0] === id);
      const address = section ? `${page.article}#${section.id}` : page.article;
      expect(links).toContainEqual(expect.stringMatching(new RegExp(`^${address}`)));
    }
  });
});
