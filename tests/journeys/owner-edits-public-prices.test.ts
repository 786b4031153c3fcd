import { expectNoFaults } from './faults.ts';
import { logIn } from './people.ts';
import { openSection } from './staff-menu.ts';
import { expect, test } from './test.ts';

test('the public price list opens like any other: a price is edited in its place, a sale gets its days, and both go back', async ({
  page,
  noise,
}) => {
  noise.expected.push(/status of 422/);
  await logIn(page, 'staff');
  await openSection(page, 'Prezzi', 'Listini');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Listino al pubblico' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Listino al pubblico' })).toBeVisible();
  await expectNoFaults(page);
  const first = page.locator('tbody tr').first();
  const code = (await first.locator('small').first().textContent()) ?? '';
  await main.getByLabel('Cerca').fill(code);
  await main.getByRole('button', { name: 'Mostra' }).click();
  const row = page.locator('tbody tr').filter({ hasText: code });
  await expect(row).toHaveCount(1);
  const price = row.getByRole('textbox', { name: `Prezzo di ${code}` });
  const before = await price.inputValue();
  await price.fill('98,76');
  await price.press('Enter');
  await expect(row.getByText(`Salvato. Prima era ${before}`)).toBeVisible();

  await row.getByRole('link', { name: `Modifica ${code}` }).click();
  const form = page.getByRole('region', { name: /^Prezzi di / });
  await expect(form.getByLabel('Prezzo')).toHaveValue('98,76');
  await form.getByLabel('In offerta').fill('99');
  await form.getByRole('button', { name: 'Salva i prezzi' }).click();
  await expect(main.getByText('Il prezzo in offerta deve essere più basso del prezzo.')).toBeVisible();
  await expect(form.getByLabel('In offerta')).toHaveValue('99');
  await expectNoFaults(page);
  await form.getByLabel('In offerta').fill('89,50');
  await form.getByLabel('Offerta dal').fill('1/12/2030');
  await form.getByLabel('Offerta al').fill('24/12/2030');
  await form.getByRole('button', { name: 'Salva i prezzi' }).click();
  await expect(main.getByText('Il prezzo è salvato.')).toBeVisible();
  await expect(row).toContainText('89,50');
  await expect(row).toContainText('dal 01/12/2030 al 24/12/2030');

  await row.getByRole('link', { name: `Modifica ${code}` }).click();
  await form.getByLabel('Prezzo').fill(before);
  for (const name of ['In offerta', 'Offerta dal', 'Offerta al']) await form.getByLabel(name).fill('');
  await form.getByRole('button', { name: 'Salva i prezzi' }).click();
  await expect(main.getByText('Il prezzo è salvato.')).toBeVisible();
  await expect(price).toHaveValue(before);
  await expect(row).not.toContainText('89,50');
});
