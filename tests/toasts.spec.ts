import { newest, postPath } from './articles.ts';
import { desktop, expect, hydrated, phone, test } from './site.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const viewport of [phone, desktop]) {
  for (const [path, name] of [
    ['/contact', /^Cop/],
    [postPath(newest), 'Share article'],
  ] as const) {
    test(`a toast of ${path} leaves the button it answers in sight, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await hydrated(page);
      for (const button of await page.getByRole('button', { name }).all()) {
        for (const block of ['start', 'center', 'end'] as const) {
          await button.evaluate(
            (element, place) => element.scrollIntoView({ block: place }),
            block,
          );
          await button.click();
          const dismiss = page.getByRole('button', { name: 'Dismiss' }).first();
          await dismiss.waitFor();
          const pressed = await button.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            const seen = document.elementFromPoint(left + width / 2, top + height / 2);
            return element.contains(seen);
          });
          expect(pressed, `${await button.textContent()} at the ${block} of the window`).toBe(true);
          await dismiss.click();
          await expect(dismiss).toBeHidden();
        }
      }
    });
  }
}
