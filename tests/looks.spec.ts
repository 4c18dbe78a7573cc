import { topics } from '#library/blog/categories.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { cardPath, sheetPath } from '#library/medicine/paths.ts';
import { articles } from './articles.ts';
import { freeze } from './frozen.ts';
import { expect, hydrated, ownFonts, test } from './site.ts';

/** The topic with the most articles, so that there is a list to show. */
const [topic] = topics.toSorted((one, other) => countIn(other.slug) - countIn(one.slug));
function countIn(slug: string) {
  return articles.filter(({ categorySlug }) => categorySlug === slug).length;
}

/** One page of each kind. `npm run snapshots` takes their pictures anew. */
const kinds = {
  home: '/',
  about: '/about',
  verify: '/about/verify',
  services: '/services',
  service: '/services/compounding',
  'service-with-tabs': '/services/hormone-therapy',
  'service-with-areas': '/services/specialty-medications',
  'service-with-formulary': '/services/dermatological',
  'service-for-pets': '/services/veterinary',
  'how-it-works': '/how-it-works',
  hormones: '/hormones',
  conditions: '/conditions',
  shipping: '/shipping',
  'send-a-prescription': '/send-a-prescription',
  prices: '/prices',
  faq: '/faq',
  contact: '/contact',
  specialists: '/specialists',
  prescribing: '/specialists/prescribing',
  'fax-sheet': '/specialists/prescribing/fax-sheet',
  search: '/search',
  careers: '/careers',
  blog: '/blog',
  category: `/blog/category/${topic?.slug}`,
  post: '/blog/post/hyperpigmentation',
  learn: '/learn',
  'learn-category': '/learn/skin',
  condition: '/learn/condition/acne',
  article: '/learn/skin/acne',
  'your-medicine': '/your-medicine',
  'medicine-card': cardPath(cards[0]?.slug ?? ''),
  'medicine-sheet': sheetPath(sheets[0]?.slug ?? ''),
  policy: '/privacy',
  accessibility: '/accessibility',
  missing: '/no-such-page',
};

const sizes = { phone: { width: 390, height: 1600 }, desktop: { width: 1440, height: 1600 } };

// Half the pixels, and a tolerance for how a machine draws letters: what is moved, missing or
// has lost its color shows all the same.
test.use({ deviceScaleFactor: 0.5, expectedConsole: [/404/] });
const tolerance = { threshold: 0.25, maxDiffPixelRatio: 0.003 };

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind} looks as it did, at two widths, in both schemes`, async ({ page }) => {
    // Deep in a night in Los Angeles, when the pharmacy is closed whatever its hours are.
    await page.clock.setFixedTime(new Date('2025-05-14T03:00:00-07:00'));
    await page.setViewportSize(sizes.phone);
    await page.goto(path);
    await ownFonts(page);
    if (await page.locator('x-island').count()) await hydrated(page);
    await freeze(page);
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // Nothing moves any more, so one picture is enough: `toHaveScreenshot` would take two.
        const picture = await page.screenshot({ animations: 'disabled', scale: 'device' });
        expect.soft(picture).toMatchSnapshot(`${kind}-${size}-${colorScheme}.png`, tolerance);
      }
    }
  });
}
