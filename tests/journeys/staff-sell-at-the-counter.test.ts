import { expectNoFaults } from './faults.ts';
import { enter } from './people.ts';
import { expect, test } from './test.ts';

const LINES = 5;

test('a sale by the keyboard alone: lines by code, cash with change, the number of the receipt, and the day is closed', async ({
  page,
  catalogue,
}) => {
  await enter(page, 'staff');
  await page.goto('/staff/counter/tills/');
  const name = `Cassa ${Date.now()}`;
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByLabel('Fondo cassa')).toBeFocused();
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await expect(page.getByText('La cassa è aperta.')).toBeVisible();
  const till = new URL(page.url()).pathname;
  await expectNoFaults(page);

  const codes = catalogue.plenty.slice(-LINES).map(({ sku }) => sku);
  await page.goto('/staff/counter/');
  await page.getByRole('button', { name: 'Nuovo ordine al banco per Senza account' }).press('Enter');
  const code = page.getByLabel('Codice o nome');
  for (const [at, sku] of codes.entries()) {
    await expect(code).toBeFocused();
    await page.keyboard.type(sku);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Torna al banco' })).toBeVisible();
    await expect(page.locator('tbody tr')).toHaveCount(at + 1);
  }
  await page.getByLabel('Ricevuto in contanti').fill('9000');
  await page.getByRole('button', { name: 'Conferma l’ordine' }).press('Enter');
  await expect(page.getByText('Manca lo scontrino: la vendita non è conclusa.')).toBeVisible();
  await expect(page.getByText('Resto')).toBeVisible();
  await expectNoFaults(page);
  await page.getByLabel('Numero dello scontrino').fill('0012-0034');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vendita conclusa.')).toBeVisible();
  await expect(page.getByText('12-34')).toBeVisible();

  await page.goto(till);
  await page.getByLabel('Contanti contati').fill('100');
  await page.keyboard.press('Enter');
  await expect(page.getByText('La giornata è chiusa.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Chiusura / })).toBeVisible();
  await expectNoFaults(page);
});
