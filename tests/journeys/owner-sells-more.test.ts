import { aPdf } from '../factories/a-pdf.ts';
import { anna, chooseFrom, placeOrder, typeAddress } from './checkout-steps.ts';
import { open } from './opening.ts';
import { enter } from './people.ts';
import { expect, test } from './test.ts';

/** A name of its own for each run: a journey may be travelled twice in one shop. */
const aName = (what: string) => `${what} ${Date.now().toString(36)}`;

test('an owner links what goes with a product and writes a note; a guest adds it from the cart and reads the note after ordering', async ({
  page,
  browser,
}) => {
  const [filter, seal] = [aName('Filtro olio'), aName('Guarnizione tappo')];
  await enter(page, 'staff');
  const paths: string[] = [];
  for (const name of [seal, filter]) {
    await page.goto('/staff/products/new/');
    await page.getByLabel('Nome', { exact: true }).fill(name);
    await page.getByLabel('Prezzo', { exact: true }).fill('12');
    await page.getByLabel('Pezzi in magazzino').fill('9');
    await page.getByRole('button', { name: 'Pubblica' }).click();
    await expect(page.getByText('Prodotto creato.')).toBeVisible();
    const link = page.getByRole('link', { name: 'Vedi nel negozio' });
    paths.push((await link.getAttribute('href')) ?? '');
  }
  await page.getByRole('searchbox', { name: 'Cerca in Da proporre nel carrello' }).fill(seal);
  await page.getByRole('button', { name: seal }).click();
  await page.getByLabel('Nota per chi compra', { exact: true }).fill('Serrare a 25 Nm');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Salvato', { exact: true })).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await open(guest, new URL(paths[1] ?? '', page.url()).href);
  await guest.locator('.single_add_to_cart_button').click();
  await expect(guest.getByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();
  await open(guest, new URL('/cart/', page.url()).href);
  const below = guest.locator('section').filter({ hasText: 'Completa il tuo ordine' });
  await below.getByRole('link', { name: new RegExp(`^Aggiungi al carrello: ${seal}`) }).click();
  await expect(guest.getByRole('link', { name: 'Carrello, 2 articoli' })).toBeVisible();
  await expect(guest.locator('.cart_item')).toHaveCount(2);

  await open(guest, new URL('/checkout/', page.url()).href);
  await typeAddress(guest, 'billing', { ...anna, email: 'anna.note@example.com', phone: '059 123456' });
  await chooseFrom(guest, 'billing_state', 'mode', 'Modena');
  await guest.getByRole('radio', { name: 'Bonifico bancario' }).check();
  await guest.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await placeOrder(guest);
  await expect(guest).toHaveURL(/order-received/);
  await expect(guest.getByRole('row').filter({ hasText: filter })).toContainText('Serrare a 25 Nm');
  await guest.context().close();
});

test('an owner gives a product a PDF; a guest downloads it and never opens it within the shop', async ({
  page,
  browser,
}) => {
  const name = aName('Ammortizzatore');
  await enter(page, 'staff');
  await page.goto('/staff/products/new/');
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('Prezzo', { exact: true }).fill('55');
  await page.getByLabel('Carica PDF').setInputFiles([
    { name: 'montaggio.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf()) },
    { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ]);
  await expect(page.getByText('Solo file PDF: gli altri non sono stati caricati.')).toBeVisible();
  await page.getByLabel('Tipo di montaggio.pdf').selectOption({ label: 'Istruzioni di montaggio' });
  await page.getByLabel('Lingua di montaggio.pdf').selectOption({ label: 'Più lingue' });
  await page.getByRole('button', { name: 'Pubblica' }).click();
  await expect(page.getByText('Prodotto creato.')).toBeVisible();
  await expect(page.getByLabel('Tipo di montaggio.pdf')).toHaveValue('instructions');
  const shown = await page.getByRole('link', { name: 'Vedi nel negozio' }).getAttribute('href');

  const guest = await (await browser.newContext()).newPage();
  await open(guest, new URL(shown ?? '', page.url()).href);
  await guest.getByRole('tab', { name: 'Informazioni aggiuntive' }).click();
  const link = guest.getByRole('link', { name: 'Istruzioni di montaggio' });
  await expect(guest.getByRole('listitem').filter({ has: link })).toContainText('in più lingue · PDF');
  const download = guest.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('montaggio.pdf');
  const answer = await guest.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-disposition']).toMatch(/^attachment;/);
  await guest.context().close();
});
