import { open, ready } from './opening.ts';
import { enter } from './people.ts';
import { expect, test } from './test.ts';

test('the warehouse counts by scanning and by list, sees the differences and posts them', async ({
  page,
}) => {
  await enter(page, 'staff');
  await open(page, '/staff/stock/?sort=on-hand-desc');
  const row = (index: number) => page.locator('main tbody tr').nth(index).locator('td');
  const code = (await row(0).nth(0).textContent()) ?? '';
  const before = Number(await row(0).nth(1).textContent());
  const other = (await row(1).nth(0).textContent()) ?? '';
  const otherBefore = Number(await row(1).nth(1).textContent());
  await page.getByRole('link', { name: 'Inventari' }).click();
  await page.getByRole('link', { name: 'Nuovo inventario' }).click();
  await page.getByLabel('Nome').fill('Conta del venerdì');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Inventario iniziato.')).toBeVisible();
  await ready(page);

  // As a scanner types: code after code; a quantity is typed for a full box.
  const field = page.getByLabel('Leggi un codice');
  await page.getByLabel('Pezzi', { exact: true }).fill(String(before - 3));
  await field.focus();
  for (const scanned of [code, 'NIENTE-7', code]) await page.keyboard.type(`${scanned}\n`);
  await expect(page.getByText('NIENTE-7: nessun articolo ha questo codice.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: code }).first()).toContainText(
    `${before - 2} pezzi`,
  );
  await expect(page.getByRole('row').filter({ hasText: 'NIENTE-7' })).toContainText('Nessun articolo');
  await page.getByRole('button', { name: 'Togli NIENTE-7 dall’elenco' }).click();
  await expect(page.getByText('Codice tolto dall’elenco.')).toBeVisible();

  // A closed browser loses nothing of it.
  await page.getByLabel('Articolo o codice').fill(other);
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await page.getByLabel(`Pezzi contati di ${other}`, { exact: true }).fill(String(otherBefore + 1));
  await page.getByRole('button', { name: 'Salva i conteggi' }).click();
  await expect(page.getByText('Conteggi salvati.')).toBeVisible();

  await page.getByRole('link', { name: 'Vedi le differenze' }).click();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('-2');
  await expect(page.getByRole('row').filter({ hasText: other })).toContainText('+1');
  await expect(page.getByLabel('Lascia la giacenza com’è')).toBeChecked();
  await page.getByRole('button', { name: 'Registra l’inventario' }).click();
  await expect(page.getByText('Inventario registrato: la giacenza è quella contata.')).toBeVisible();
  await page.getByRole('link', { name: 'Torna al conteggio' }).click();
  await expect(page.getByRole('button', { name: 'Salva i conteggi' })).toHaveCount(0);
  await open(page, `/staff/stock/?s=${encodeURIComponent(code)}`);
  await page.locator('main tbody a').first().click();
  const latest = page.locator('#stock-ledger ~ table tbody tr').first();
  await expect(latest).toContainText('Conta del venerdì');
  await expect(latest.locator('td').last()).toHaveText(String(before - 2));
});
