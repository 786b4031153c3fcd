import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { expect, test } from './test.ts';

test('[SEL-01] [SEL-03] [SEL-04] [SEL-06] [SEL-07] staff go to the pictures of a product by typing, further ones come with the arrow keys', async ({
  page,
}) => {
  await logIn(page, 'staff');
  await open(page, '/staff/pictures/');
  const trigger = page.locator('#product-jump');
  const searchBox = page.getByRole('combobox', { name: 'Cerca', exact: true });
  await trigger.click();
  await expect(page.getByText('Inserisci 2 o più caratteri', { exact: true })).toBeVisible();
  await searchBox.fill('f');
  await expect(page.getByText('Inserisci 1 o più caratteri', { exact: true })).toBeVisible();
  await searchBox.fill('f'.repeat(61));
  await expect(page.getByText('Elimina 1 carattere', { exact: true })).toBeVisible();
  await searchBox.fill('f'.repeat(63));
  await expect(page.getByText('Elimina 3 caratteri', { exact: true })).toBeVisible();

  let go = () => {};
  let gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/wp-json/wc/store/v1/products?**', async (route) => {
    await gate;
    await route.continue();
  });
  await searchBox.fill('filtro');
  await expect(page.getByText('Sto cercando…', { exact: true })).toBeVisible();
  go();
  const options = page.getByRole('option');
  await expect(options).toHaveCount(10);
  await expectNoFaults(page);

  gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await options.last().scrollIntoViewIfNeeded();
  await expect(page.getByText('Caricamento altri risultati…', { exact: true })).toBeVisible();
  go();
  await expect.poll(() => options.count()).toBeGreaterThan(10);

  const first = (await options.first().textContent()) ?? '';
  await options.first().click();
  await page.waitForURL(/\/staff\/pictures\/\d+\/?/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first.split(' · ')[0] ?? '');
});
