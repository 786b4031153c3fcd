import { enter } from './people.ts';
import { expect, test } from './test.ts';

test('staff write the text of an email, see it before they save it, and give it back', async ({
  page,
  noise,
}) => {
  noise.expected.push(/status of 422/);
  await enter(page, 'staff');
  await page.goto('/staff/emails/?about=order');
  await page.getByRole('link', { name: 'Ordine completato', exact: true }).click();
  await page.getByLabel('Titolo', { exact: true }).fill('Fatto, {nome}');
  const frame = page.frameLocator('iframe');
  await page.getByRole('button', { name: 'Mostra quello che ho scritto' }).click();
  await expect(frame.getByText('“{nome}” non è un segnaposto')).toBeVisible();
  await page.getByLabel('Titolo', { exact: true }).fill('Fatto <subito>: {order_number}');
  await page.getByRole('button', { name: 'Mostra quello che ho scritto' }).click();
  await expect(frame.getByRole('heading', { level: 1, name: /^Fatto <subito>: \d+$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Modifiche salvate.')).toBeVisible();
  await expect(page.getByLabel('Titolo', { exact: true })).toHaveValue('Fatto <subito>: {order_number}');
  await page.getByRole('button', { name: 'Ripristina il testo originale' }).click();
  await expect(page.getByText('L’email ha di nuovo il testo originale.')).toBeVisible();
  await expect(page.getByLabel('Titolo', { exact: true })).toHaveValue('Il tuo ordine è stato evaso');
});
