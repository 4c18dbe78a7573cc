import { pages } from '#library/words.ts';
import { expect, test } from './site.ts';

const { commitments, founders, letter } = pages.about;

test.describe('About', () => {
  test.use({ path: '/about' });

  test('presents two sibling second-generation pharmacists', async ({ page }) => {
    const main = page.getByRole('main');
    await expect(main).toContainText('two siblings, second-generation pharmacists');
    await expect(main.getByRole('article')).toHaveCount(2);
    await expect(main.getByRole('article').getByRole('heading')).toHaveText(
      founders.people.map(({ name }) => name),
    );
  });

  test('names what the founders are interested in', async ({ page }) => {
    const interests = await page.getByRole('article').allInnerTexts();
    for (const interest of ['Skincare', 'anti-aging', 'Longevity', 'peptides']) {
      expect(interests.join('\n')).toContain(interest);
    }
  });

  test('tells the family story in the founders’ words', async ({ page }) => {
    const story = page.locator('section', {
      has: page.getByRole('heading', { name: letter.title }),
    });
    await expect(story.getByRole('paragraph')).toHaveCount(letter.paragraphs.length + 2);
    await expect(story).toContainText('Our parents were pharmacists');
  });

  test('lists license and standards, and says that accreditation is only sought', async ({
    page,
  }) => {
    const list = page.getByRole('main').getByRole('listitem');
    await expect(list).toHaveCount(commitments.items.length);
    await expect(list.filter({ hasText: 'PCAB' })).toContainText('Not accredited yet');
  });

  test('closes with a call that leads to contact and services', async ({ page }) => {
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Contact Our Team' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(main.getByRole('link', { name: 'Explore Our Services' })).toHaveAttribute(
      'href',
      '/services',
    );
  });
});
