import { services } from '#content/services.ts';
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownFonts,
  phone,
  test,
} from './site.ts';

test.describe('Home', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('opens with the hero, its badges, buttons and trust items', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Professional Compounding Solutions',
    );
    const main = page.getByRole('main');
    for (const text of [
      'Cash-Based Pharmacy',
      'No Insurance Hassles',
      'Board Certified Pharmacists',
      'USP 795 & 800 Standards',
      'Quality Compounding',
    ]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    const hero = main.locator('section').first();
    for (const [name, to] of [
      ['Contact Our Team', '/contact'],
      ['How It Works', '/how-it-works'],
      ['Explore Our Services', '/services'],
    ] as const) {
      await expect(hero.getByRole('link', { name })).toHaveAttribute('href', to);
    }
  });

  test('has its sections in order', async ({ page }) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Commitment to Standards',
      'Specialized Services',
      'How It Works',
      'Compounding Facility',
      'What prescribers and patients say',
      'Ready to Get Started?',
    ]);
  });

  test('lists five standards, and says that PCAB accreditation is only sought', async ({
    page,
  }) => {
    const standards = page.locator('section', {
      has: page.getByRole('heading', { name: 'Commitment to Standards' }),
    });
    await expect(standards.getByRole('heading', { level: 3 })).toHaveText([
      'Seeking PCAB Accreditation',
      'State Board Licensed',
      'USP 795',
      'USP 800',
      'Quality Assurance',
    ]);
    await expect(standards).toContainText('Not accredited yet');
  });

  test('links five services', async ({ page }) => {
    const section = page.locator('#services');
    for (const { title, to } of Object.values(services)) {
      await expect(section.getByRole('link', { name: title })).toHaveAttribute('href', to);
    }
    await expect(section.getByRole('link')).toHaveCount(5);
  });

  test('explains four steps', async ({ page }) => {
    await expect(page.locator('#how').getByRole('listitem')).toHaveCount(4);
  });

  test('shows the facility on two cards and leads to the about page', async ({ page }) => {
    const facility = page.locator('section', {
      has: page.getByRole('heading', { name: 'Compounding Facility' }),
    });
    await expect(facility.getByRole('article')).toHaveCount(2);
    await expect(facility.locator('img')).toHaveCount(0);
    await expect(
      facility.getByRole('link', { name: 'Learn More About Our Pharmacy' }),
    ).toHaveAttribute('href', '/about');
  });

  test('quotes two physicians and one patient, five stars each', async ({ page }) => {
    const voices = page.locator('section', {
      has: page.getByRole('heading', { name: 'What prescribers and patients say' }),
    });
    await expect(voices.locator('figure')).toHaveCount(3);
    await expect(voices.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
    await expect(voices.locator('figcaption').filter({ hasText: 'Dr.' })).toHaveCount(2);
    await expect(voices.locator('figcaption').filter({ hasText: 'Patient' })).toHaveCount(1);
  });

  test('closes with a call that leads to contact and services', async ({ page }) => {
    const call = page.locator('section', {
      has: page.getByRole('heading', { name: 'Ready to Get Started?' }),
    });
    await expect(call.getByRole('link')).toHaveText(['Contact Our Team', 'Explore Our Services']);
  });
});

test('Home loads no React and no more than one small script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.map((url) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/start-/),
  ]);
  await expect(page.locator('script[type="text/late"]')).toHaveCount(0);
});

test('Home does not move while it loads, fonts included', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await ownFonts(page);
    // A glyph that moves by a pixel or two counts as nothing in the third decimal.
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.0005);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the page fetches our typefaces', async ({ page }) => {
      const asked = ['besley', 'atkinson'].map((name) =>
        page.waitForResponse((answer) => answer.url().includes(`/assets/${name}-`)),
      );
      await page.goto('/');
      for (const answer of await Promise.all(asked)) expect(answer.status()).toBe(200);
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [phone, desktop]) {
    test(`Home is accessible at ${viewport.width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await expectAccessible(page);
    });
  }
}

test('Home never scrolls sideways from 320 to 2560 px', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 360, 390, 430, 600, 768, 1024, 1056, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

for (const width of [320, 390, 768]) {
  test(`no word of the title breaks when a reader spaces out the text, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await ownFonts(page);
    const broken = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      // What WCAG 1.4.12 lets a reader set.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
      );
      document.adoptedStyleSheets.push(sheet);
      const text = heading.firstChild;
      if (!(text instanceof Text)) return ['no text'];
      return [...text.data.matchAll(/\S+/g)]
        .filter(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word);
    });
    expect(broken).toEqual([]);
  });
}
