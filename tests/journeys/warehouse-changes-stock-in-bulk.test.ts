import { expectNoFaults } from './faults.ts';
import { logIn } from './people.ts';
import { openSection } from './staff-menu.ts';
import { expect, test } from './test.ts';

test('pieces of chosen articles are added in bulk from the stock list, by keyboard, and taken back', async ({
  page,
  noise,
}) => {
  // The browser itself remarks that a form was answered with 422.
  noise.expected.push(/status of 422/);
  await logIn(page, 'staff');
  await openSection(page, 'Catalogo', 'Magazzino');
  const rows = page.locator('tbody tr');
  const first = rows.nth(0);
  const pieces = () => page.locator('tbody tr').nth(0).locator('td').nth(1);
  const code = ((await first.locator('td').nth(0).textContent()) ?? '').trim();
  const before = Number(((await pieces().textContent()) ?? '').replace(/\D/g, ''));
  const found = `/staff/stock/?s=${encodeURIComponent(code)}`;
  await first.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(first.getByRole('checkbox')).toBeChecked();
  await rows.nth(1).getByRole('checkbox').check();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Modifica in blocco', exact: true }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByText('2 articoli scelti dal magazzino.')).toBeVisible();
  await expect(page.getByLabel('Prezzo', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mostra l’anteprima' }).click();
  await expect(page.getByText('Scegli almeno una cosa da cambiare.').first()).toBeVisible();
  await expectNoFaults(page);
  await page.getByLabel('Pezzi in magazzino').selectOption('add');
  await page.getByLabel('Numero di pezzi').fill('7');
  await page.getByLabel('Numero di pezzi').press('Enter');
  await expect(
    page.getByText('Cambieranno 2 articoli; 0 restano come sono; 0 verranno rifiutati.'),
  ).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Avvia su 2 articoli' }).click();
  await expect(page.getByText('Completata')).toBeVisible({ timeout: 30_000 });
  await expectNoFaults(page);
  const edit = page.url();
  await page.goto(found);
  await expect(pieces()).toHaveText(String(before + 7));

  await page.goto(edit);
  await page.getByRole('button', { name: 'Annulla la modifica' }).click();
  await expect(page.getByText('Annullata', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expectNoFaults(page);
  await page.goto(found);
  await expect(pieces()).toHaveText(String(before));
  await page.goto('/staff/stock/bulk/');
  await expect(page.locator('tbody tr').first()).toContainText('Giacenza: 7 pz in più');
  await expectNoFaults(page);
});
