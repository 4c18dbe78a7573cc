import { site } from '#library/facts.ts';
import { fillIn, wordsFor } from '#library/fill-in.ts';
import { jobs, pages } from '#library/words.ts';
import { expect, test } from './site.ts';

const { head, openings, application } = pages.careers;

test.use({ path: '/careers' });

test('presents every opening with pay, duties and requirements', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
  await expect(page.locator('.lead').first()).toHaveText(wordsFor(head.lead, jobs.length));
  const articles = page.getByRole('region', { name: openings.title }).getByRole('article');
  await expect(articles).toHaveCount(jobs.length);
  for (const [index, { title, pay, duties, requirements }] of jobs.entries()) {
    const article = articles.nth(index);
    await expect(article.getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(article).toContainText(`${pay.range} ${pay.per}`);
    await expect(article.getByRole('heading', { level: 4 })).toHaveText([
      openings.duties,
      openings.requirements,
    ]);
    await expect(article.getByRole('listitem')).toHaveText([...duties, ...requirements]);
  }
});

test('opens an email with the opening in its subject', async ({ page }) => {
  for (const { title } of jobs) {
    const apply = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .getByRole('link');
    await expect(apply).toHaveAccessibleName(
      `${openings.apply} ${fillIn(openings.applyAs, { title })}`,
    );
    const href = new URL((await apply.getAttribute('href')) ?? '');
    expect(`${href.protocol}${href.pathname}`).toBe(`mailto:${site.careersEmail}`);
    expect(href.searchParams.get('subject')).toContain(title);
  }
});

test('explains the application step by step', async ({ page }) => {
  const section = page.locator('section', {
    has: page.getByRole('heading', { level: 2, name: application.title }),
  });
  await expect(section.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText(
    application.steps.map(({ title }) => title),
  );
});

test('marks up no job postings: an opening has no address of its own', async ({ page }) => {
  expect(await page.content()).not.toContain('JobPosting');
});
