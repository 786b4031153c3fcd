import { open, ready } from './opening.ts';
import { enter } from './people.ts';
import { expect, test } from './test.ts';

test('the warehouse scans a delivery in, is told what is unknown, posts it and finds it in the ledger', async ({
  page,
}) => {
  await enter(page, 'staff');
  await open(page, '/staff/stock/');
  const row = page.locator('main tbody tr').first();
  const code = (await row.locator('td').nth(0).textContent()) ?? '';
  const before = Number(await row.locator('td').nth(1).textContent());
  await page.getByRole('link', { name: 'Merce ricevuta' }).click();
  await page.getByRole('link', { name: 'Nuovo carico' }).click();
  await page.getByLabel('Fornitore').fill('Forniture Adriatiche');
  await page.getByLabel('Numero del documento').fill('DDT 77');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Carico salvato come bozza.')).toBeVisible();
  await ready(page);

  // As a scanner types: code after code, without waiting for an answer.
  const field = page.getByLabel('Leggi un codice');
  await field.focus();
  for (const scanned of [code, 'NIENTE-0', code]) await page.keyboard.type(`${scanned}\n`);
  await expect(page.getByText('NIENTE-0: nessun articolo ha questo codice.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: code }).first()).toContainText('2 pezzi');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  await expect(page.getByLabel(`Pezzi di ${code}`, { exact: true })).toHaveValue('2');
  await page.getByLabel(`Costo di un pezzo di ${code}`).fill('3,50');
  await page.getByRole('button', { name: 'Registra il carico' }).click();
  await expect(page.getByText('Carico registrato: i pezzi sono in giacenza.')).toBeVisible();
  await expect(page.getByText('7,00 €').first()).toBeVisible();
  await page.locator('main tbody a').first().click();
  const latest = page.locator('#stock-ledger ~ table tbody tr').first();
  await expect(latest).toContainText('Forniture Adriatiche, DDT 77');
  await expect(latest).toContainText('+2');
  await expect(latest.locator('td').last()).toHaveText(String(before + 2));
});
