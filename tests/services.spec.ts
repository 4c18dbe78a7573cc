import { services } from '#library/words.ts';
import { expect, noScriptTest } from './site.ts';

noScriptTest('shows the options on the example label without JavaScript', async ({ page }) => {
  await page.goto('/services/compounding');
  const { label, choices } = services.compounding;
  const section = page.locator('section', { has: page.getByText(choices.title) });
  const labelList = section.locator('dl').first();
  for (const { name, amount } of label.contents) {
    await expect(labelList.getByText(name, { exact: true })).toBeVisible();
    await expect(labelList.getByText(amount, { exact: true })).toBeVisible();
  }
  const strength = choices.strength.options.at(-1) ?? '';
  const base = choices.base.options.at(-1) ?? { name: '', onLabel: '' };
  await section.getByRole('radio', { name: strength }).check({ force: true });
  await section.getByRole('radio', { name: base.name }).check({ force: true });
  await expect(labelList.getByText(strength, { exact: true })).toBeVisible();
  await expect(labelList.getByText(base.onLabel)).toBeVisible();
  await expect(labelList.getByText(label.contents.at(-1)?.name ?? '')).toBeHidden();
  const sticker = section.getByText(choices.dye.onLabel);
  await expect(sticker).toBeHidden();
  await section.getByRole('radio', { name: choices.dye.omitted }).check({ force: true });
  await expect(sticker).toBeVisible();
});
