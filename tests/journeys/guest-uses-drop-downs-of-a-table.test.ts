import { openTable } from './table-shop.ts';
import { expect, test } from './test.ts';

test('[TAB-23] a select that is in use becomes a drop-down once it is left', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/drop-downs-[^/]+\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const table = await openTable(page);
  const choosers = (label: string, tag: string) =>
    table.locator('form[data-query-search] label', { hasText: label }).locator(tag);
  await choosers('Marca', 'select').focus();
  held.resolve();
  await expect(choosers('Categoria', 'button')).toBeVisible();
  await expect(choosers('Marca', 'button')).toHaveCount(0);
  await expect(choosers('Marca', 'select')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choosers('Marca', 'button')).toBeVisible();
});

test('[SEL-08] a drop-down that takes five choices says so when it has them, and takes no other', async ({
  page,
}) => {
  const table = await openTable(page);
  const button = table
    .locator('label', { hasText: 'Codici originali di' })
    .locator('button[role="combobox"]');
  await button.click();
  const options = page.getByRole('listbox').getByRole('option');
  for (let at = 0; at < 5; at += 1) await options.nth(at).click();
  await expect(page.getByText('Puoi selezionare solo 5 articoli')).toBeVisible();
  await expect(options.nth(5)).toHaveAttribute('aria-disabled', 'true');
  await options.nth(5).click({ force: true });
  await expect(button).toHaveText('5 scelte');
  await options.nth(0).click();
  await expect(page.getByText('Puoi selezionare solo 5 articoli')).toBeHidden();
  await options.nth(5).click();
  await expect(button).toHaveText('5 scelte');
});
