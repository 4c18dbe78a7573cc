import { applicationSteps, openings } from '#content/careers.ts';
import { site } from '#library/site.ts';
import { expect, test } from './site.ts';

test.beforeEach(({ page }) => page.goto('/careers'));

test('presents three openings with pay, duties and requirements', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
  const jobs = page.getByRole('region', { name: 'Openings' }).getByRole('article');
  await expect(jobs).toHaveCount(3);
  for (const [index, opening] of openings.entries()) {
    const job = jobs.nth(index);
    await expect(job.getByRole('heading', { level: 3 })).toHaveText(opening.title);
    await expect(job).toContainText(`${opening.pay.range} ${opening.pay.per}`);
    await expect(job.getByRole('heading', { level: 4 })).toHaveText([
      'What you do',
      'What you bring',
    ]);
    await expect(job.getByRole('listitem')).toHaveText([
      ...opening.duties,
      ...opening.requirements,
    ]);
  }
});

test('opens an email with the opening in its subject', async ({ page }) => {
  for (const { title } of openings) {
    const apply = page.getByRole('link', { name: `Apply by email as ${title}` });
    const href = new URL((await apply.getAttribute('href')) ?? '');
    expect(`${href.protocol}${href.pathname}`).toBe(`mailto:${site.careersEmail}`);
    expect(href.searchParams.get('subject')).toBe(`Application: ${title}`);
  }
});

test('explains the application in four steps', async ({ page }) => {
  const section = page.locator('section', {
    has: page.getByRole('heading', { level: 2, name: 'How to apply' }),
  });
  await expect(section.getByRole('listitem')).toHaveCount(4);
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    applicationSteps.map(({ title }) => title),
  );
});

test('marks up no job postings: an opening has no address of its own', async ({ page }) => {
  expect(await page.content()).not.toContain('JobPosting');
});
