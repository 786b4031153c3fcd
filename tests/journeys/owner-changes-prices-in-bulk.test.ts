import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { openSection } from './staff-menu.ts';
import { expect, test } from './test.ts';

test('products are chosen on two pages and edited in bulk together', async ({ page }) => {
  await logIn(page, 'staff');
  await page.goto('/staff/products/?sort=name');
  await page.locator('tbody').getByRole('checkbox').first().check();
  await expect(page.getByText('1 prodotto scelto')).toBeVisible();
  await page.goto('/staff/products/?sort=name&page=2');
  await page.locator('tbody').getByRole('checkbox').nth(1).check();
  await expect(page.getByText('2 prodotti scelti, di cui 1 in altre pagine')).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Modifica in blocco', exact: true }).click();
  await expect(page.getByText('2 prodotti scelti dall’elenco.')).toBeVisible();
  await page.goto('/staff/products/?sort=name');
  await expect(page.getByText('0 prodotti scelti')).toBeVisible();
});

test('an owner raises the prices of all found products by 5 %, rounded to ,90; the shop shows them; the edit is undone', async ({
  page,
  browser,
}) => {
  await logIn(page, 'staff');
  await openSection(page, 'Catalogo', 'Prodotti');
  await page.getByRole('combobox', { name: 'Giacenza' }).selectOption({ label: 'Disponibile' });
  await page.getByRole('combobox', { name: 'Ordina per' }).selectOption({ label: 'Prezzo decrescente' });
  await page.getByRole('button', { name: 'Mostra' }).click();
  await expect(page).toHaveURL(/stock=in/);
  const row = page.locator('tbody tr').filter({ hasNotText: 'da ' }).first();
  const before = ((await row.locator('td').nth(1).textContent()) ?? '').trim();
  const product = (await row.getByRole('link').getAttribute('href')) ?? '';
  await page.getByRole('button', { name: /^Modifica tutti i \d+ risultati$/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Modifica in blocco' })).toBeVisible();
  await page.getByLabel('Prezzo', { exact: true }).selectOption('percent-up');
  await page.getByLabel('Importo o percentuale', { exact: true }).fill('5');
  await page.getByLabel('Arrotondamento del prezzo').selectOption('to-90');
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Mostra l’anteprima' }).click();
  await expect(page.getByText(/^Cambier(à|anno) /)).toBeVisible();
  await expect(page.getByRole('table').first().locator('tbody tr')).toHaveCount(20);
  await expectNoFaults(page);
  await page.getByRole('button', { name: /^Avvia su / }).click();
  await expect(page.getByText('Completata')).toBeVisible({ timeout: 30_000 });
  await expectNoFaults(page);
  const edit = page.url();

  const raised = page.locator('tbody tr').filter({ has: page.locator(`a[href="${product}"]`) });
  await page.goto('/staff/products/?stock=in&sort=price-desc');
  await expect(raised.locator('td').nth(1)).toContainText(',90');
  await expect(raised.locator('td').nth(1)).not.toHaveText(before);
  await page.goto(product);
  const shop = await page.getByRole('link', { name: 'Vedi nel negozio' }).getAttribute('href');
  const guest = await (await browser.newContext()).newPage();
  await open(guest, new URL(shop ?? '', page.url()).href);
  const after = await page.getByLabel('Prezzo', { exact: true }).inputValue();
  await expect(guest.locator('main')).toContainText(after);

  await page.goto(edit);
  await page.getByRole('button', { name: 'Annulla la modifica' }).click();
  await expect(page.getByText('Annullata', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.goto('/staff/products/?stock=in&sort=price-desc');
  await expect(raised.locator('td').nth(1)).toHaveText(before);
  await page.getByRole('link', { name: 'Modifiche in blocco' }).click();
  await expect(page.locator('tbody tr').first()).toContainText('Prezzo: aumenta del 5 %, con finale ,90');
  await expectNoFaults(page);
  await guest.context().close();
});
