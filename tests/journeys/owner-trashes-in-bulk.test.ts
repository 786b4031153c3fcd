import { expectNoFaults } from './faults.ts';
import { logIn } from './people.ts';
import { openSection } from './staff-menu.ts';
import { expect, test } from './test.ts';

test('an owner puts all that a filter finds into the trash, sees it gone, and takes it back', async ({
  page,
}) => {
  await logIn(page, 'staff');
  await openSection(page, 'Catalogo', 'Prodotti');
  await page.getByRole('combobox', { name: 'Giacenza' }).selectOption({ label: 'Esaurito' });
  await page.getByRole('button', { name: 'Mostra' }).click();
  await expect(page).toHaveURL(/stock=out/);
  const list = page.url();
  const rows = page.locator('tbody tr');
  const [first, count] = [await rows.first().getByRole('link').first().textContent(), await rows.count()];
  expect(count).toBeGreaterThan(0);
  await page
    .getByRole('button', { name: /^Modifica tutti i \d+ risultati$|^Modifica l’unico risultato$/ })
    .click();

  await page.locator('summary').filter({ hasText: 'Stato' }).click();
  await page.getByLabel('Cestino').selectOption('trash');
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Mostra l’anteprima' }).click();
  await expect(page.getByText(/^Cambier(à|anno) /)).toBeVisible();
  await expect(page.getByText('Vanno nel cestino, dove restano 30 giorni')).toBeVisible();
  await expect(page.getByRole('table').first()).toContainText(first?.trim() ?? '');
  await expectNoFaults(page);
  await page.getByRole('button', { name: /^Avvia su / }).click();
  await expect(page.getByText('Completata')).toBeVisible({ timeout: 30_000 });
  const edit = page.url();

  await page.goto(list);
  await expect(rows.getByRole('checkbox')).toHaveCount(0);
  await page.goto('/staff/products/?state=trash');
  await expect(page.getByRole('link', { name: first?.trim() ?? '' }).first()).toBeVisible();

  await page.goto(edit);
  await page.getByRole('button', { name: 'Annulla la modifica' }).click();
  await expect(page.getByText('Annullata', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expectNoFaults(page);
  await page.goto(list);
  await expect(rows).toHaveCount(count);
  await expect(rows.first()).toContainText(first?.trim() ?? '');
});
