import { expect, keepToThisSite, ownFonts, test } from './site.ts';

/** One page of each kind. `npm run snapshots` takes their pictures anew. */
const kinds = {
  home: '/',
  about: '/about',
  services: '/services',
  service: '/services/compounding',
  shipping: '/shipping',
  faq: '/faq',
  contact: '/contact',
  specialists: '/specialists',
  blog: '/blog',
  category: '/blog/category/dermatology',
  post: '/blog/post/hyperpigmentation',
  learn: '/learn',
  condition: '/learn/condition/acne',
  article: '/learn/skin/acne',
  policy: '/privacy',
  missing: '/no-such-page',
};

const sizes = { phone: { width: 390, height: 1600 }, desktop: { width: 1440, height: 1600 } };

// Half the pixels, and a tolerance for how a machine draws letters: what is moved, missing or
// has lost its color shows all the same.
test.use({ deviceScaleFactor: 0.5, expectedConsole: [/404/] });
const tolerance = { scale: 'device', threshold: 0.25, maxDiffPixelRatio: 0.03 } as const;

for (const [kind, path] of Object.entries(kinds)) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test(`${path} looks as it did, ${size}`, async ({ page, baseURL }) => {
      await keepToThisSite(page, baseURL);
      // A Wednesday at noon in Los Angeles: what the pages say of today stays the same.
      await page.clock.setFixedTime(new Date('2025-05-14T12:00:00-07:00'));
      await page.setViewportSize(viewport);
      await page.goto(path);
      await ownFonts(page);
      await expect(page).toHaveScreenshot(`${kind}-${size}.png`, tolerance);
    });
  }
}
