import { readFile } from 'node:fs/promises';
import { pick } from './catalogue.ts';
import { emptyCart } from './checkout-steps.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { expect, test } from './test.ts';

test('[CPG-04] [LIST-05] [LIST-07] [LIST-08] [LIST-09] [LIST-10] [LIST-12] [LIST-13] [LIST-15] a workshop keeps its cart as a list, changes it, takes it as a file, orders from it and deletes it', async ({
  page,
  catalogue,
}) => {
  await logIn(page, 'workshop');
  await emptyCart(page);
  const [first, second] = [pick(catalogue.plenty), pick(catalogue.plenty, 1)];
  for (const part of [first, second]) {
    await open(page, `/product/${part.slug}/`);
    await page.locator('.single_add_to_cart_button').click();
    await expect(page.getByText('è stato aggiunto al carrello.').first()).toBeVisible();
  }

  // [CPG-04] [LIST-05] [LIST-09] [LIST-10] The cart is kept by a name; without one nothing happens.
  await open(page, '/cart/');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('admin-ajax.php')) calls.push(request.postData() ?? '');
  });
  const keep = page.getByRole('button', { name: "Aggiungi il carrello a una lista d'acquisto" });
  await keep.click();
  const asked = page.getByRole('dialog', { name: "Aggiungi il carrello a una lista d'acquisto" });
  const name = asked.getByLabel("Nome della nuova lista d'acquisto:");
  await asked.getByRole('button', { name: 'Annulla' }).last().click();
  await expect(name).toBeHidden();
  await keep.click();
  await name.press('Enter');
  await expect(asked.getByText('Scrivi un nome per la lista.')).toBeVisible();
  expect(calls).toEqual([]);
  const title = `Prova ${Date.now()}`;
  await name.fill(title);
  await name.press('Enter');
  await expect(page.getByRole('button', { name: 'Lista salvata' })).toBeDisabled();
  await expect(page.getByRole('main').getByText('La lista è stata salvata')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(new URLSearchParams(calls[0]).get('action')).toMatch(/_save_cart_to_purchase_list$/);
  expect(new URLSearchParams(calls[0]).get('title')).toBe(title);
  await emptyCart(page);

  // [LIST-01] [LIST-02] [LIST-12] [LIST-08] The list is found in the account, and holds another quantity from now on.
  await open(page, '/my-account/');
  await page.getByRole('link', { name: 'Liste d’acquisto', exact: true }).click();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const line = (part: { readonly name: string }) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: part.name });
  const quantity = line(first).getByLabel(`Quantità di ${first.name}`);
  await line(first)
    .getByRole('button', { name: `Uno in più di ${first.name}` })
    .click();
  await expect(page.getByText('Aggiorna la lista per vedere il nuovo totale.')).toBeVisible();
  await quantity.fill('12');
  await quantity.press('Enter');
  await expect(page.getByRole('main').getByText('La lista è stata salvata')).toBeVisible();
  await page.reload();
  await expect(quantity).toHaveValue('12');

  // [LIST-07] A list is never saved empty.
  for (const part of [first, second]) await line(part).getByLabel(`Quantità di ${part.name}`).fill('0');
  await page.getByRole('button', { name: 'Aggiorna la lista' }).last().click();
  await page.getByRole('alertdialog').getByRole('button').click();
  await page.reload();

  // [LIST-14] The file has a line for each part.
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Scarica in CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${title}.csv`);
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows.find((row) => row.includes(first.name))).toContain(';12;');

  // [LIST-15] All of it is put into the cart.
  await page.getByRole('button', { name: 'Metti nel carrello' }).click();
  await expect(page).toHaveURL(/\/cart\/$/);
  await expect(page.getByText(`13 pezzi della lista “${title}”`)).toBeVisible();
  await expect(
    page.locator('.cart_item').filter({ hasText: first.name }).getByLabel(`Quantità di ${first.name}`),
  ).toHaveValue('12');
  await emptyCart(page);

  // [LIST-13] It is deleted after a question, and the table is shown.
  await page.goBack();
  await open(page, '/my-account/purchase-lists/');
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'Elimina la lista' }).click();
  const question = page.getByRole('dialog', { name: 'Elimina la lista' });
  await expect(question).toContainText("Vuoi davvero eliminare questa lista d'acquisto?");
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Elimina la lista' }).click();
  await question.getByRole('button', { name: 'Elimina', exact: true }).click();
  await expect(page).toHaveURL(/\/my-account\/purchase-lists\/$/);
  await expect(page.getByText(`La lista “${title}” è stata eliminata.`)).toBeVisible();
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
});
