import { site } from '#library/facts.ts';
import { pages, serviceCards, testimonials } from '#library/words.ts';
import { desktop, expect, expectNoSidewaysScroll, ownFonts, phone, started, test } from './site.ts';

const { call, facility, hero, standards, steps } = pages.home;

test.describe('Home', () => {
  test.use({ path: '/' });

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
    const links = main.locator('section').first().getByRole('link');
    await expect(links).toHaveText(['Contact Our Team', 'How It Works', 'Explore Our Services']);
    for (const [index, { to }] of hero.links.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', to);
    }
  });

  test('carries the compounding notice once', async ({ page }) => {
    await expect(page.getByText(site.compoundingNotice)).toHaveCount(1);
  });

  test('has its sections in order', async ({ page }) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Commitment to Standards',
      'Specialized Services',
      'How It Works',
      'Compounding Facility',
      ...(testimonials.items.length > 0 ? [testimonials.title] : []),
      'Ready to Get Started?',
    ]);
  });

  test('lists every standard, and where we stand with it', async ({ page }) => {
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Commitment to Standards' }),
    });
    const items = section.getByRole('listitem');
    await expect(items).toHaveCount(standards.items.length);
    for (const [index, { name, text, status }] of standards.items.entries()) {
      await expect(items.nth(index).getByRole('heading', { level: 3 })).toHaveText(name);
      await expect(items.nth(index)).toContainText(text);
      await expect(items.nth(index)).toContainText(status);
    }
  });

  test('links every service', async ({ page }) => {
    const section = page.locator('#services');
    for (const { title, to } of serviceCards) {
      await expect(section.getByRole('link', { name: title })).toHaveAttribute('href', to);
    }
    await expect(section.getByRole('link')).toHaveCount(serviceCards.length);
  });

  test('explains every step', async ({ page }) => {
    await expect(page.locator('#how').getByRole('heading', { level: 3 })).toHaveText(
      steps.items.map(({ title }) => title),
    );
  });

  test('shows the facility on two cards and leads to the about page', async ({ page }) => {
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Compounding Facility' }),
    });
    await expect(section.getByRole('article').getByRole('heading')).toHaveText(
      facility.rooms.map(({ title }) => title),
    );
    await expect(section.locator('img')).toHaveCount(0);
    await expect(
      section.getByRole('link', { name: 'Learn More About Our Pharmacy' }),
    ).toHaveAttribute('href', '/about');
  });

  test('quotes physicians and patients, with the stars that each gave', async ({ page }) => {
    const voices = page.locator('section', {
      has: page.getByRole('heading', { name: testimonials.title }),
    });
    await expect(voices.locator('figure')).toHaveCount(testimonials.items.length);
    for (const [
      index,
      { name, type, location, quote, stars, isSample },
    ] of testimonials.items.entries()) {
      const voice = voices.locator('figure').nth(index);
      await expect(voice.locator('blockquote')).toHaveText(quote);
      await expect(voice.locator('figcaption')).toHaveText(
        `${name} ${type}, ${location}${isSample ? `. ${testimonials.sample}.` : ''}`,
      );
      await expect(voice.getByRole('img').locator('i')).toHaveCount(stars);
    }
  });

  test('closes with a call that leads to contact and services', async ({ page }) => {
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Ready to Get Started?' }),
    });
    await expect(section.getByRole('link')).toHaveText(call.links.map(({ label }) => label));
  });
});

test.describe('a first visit', () => {
  test.use({ ownPage: true });

  test('Home loads no React and no more than one small script', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await page.goto('/');
    await started(page);
    await page.waitForLoadState('networkidle');
    expect(scripts.map((url) => new URL(url).pathname)).toEqual([
      expect.stringMatching(/^\/assets\/start-/),
    ]);
    await expect(page.locator('x-island')).toHaveCount(0);
  });

  test('Home does not move while it loads, fonts included', async ({ page }) => {
    await page.addInitScript(() => {
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      const add = (entries: PerformanceEntryList) => {
        for (const entry of entries) {
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
        }
      };
      Reflect.set(window, 'shift', 0);
      Reflect.set(window, 'shiftSoFar', () => {
        add(observer.takeRecords());
        return Reflect.get(window, 'shift');
      });
      observer.observe({ type: 'layout-shift', buffered: true });
    });
    // They come when all else is there, as on a slow line.
    await page.route('**/*.woff2', async (route) => {
      await started(page);
      await route.continue();
    });
    // Ours and the fonts before them break lines alike at most widths. The lead that Home came with
    // takes one line more in ours at 326 and at 409 px.
    const phones = [326, 360, 375, 409, 430].map((width) => ({ ...phone, width }));
    for (const viewport of [phone, ...phones, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await ownFonts(page);
      const shift = await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return Number(Reflect.get(window, 'shiftSoFar')());
      });
      // A glyph that moves by a pixel or two counts as nothing in the third decimal.
      expect(shift, `${viewport.width} px wide`).toBeLessThan(0.0005);
    }
  });
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
