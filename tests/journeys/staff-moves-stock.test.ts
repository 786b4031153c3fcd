import { pick } from './catalogue.ts';
import { expectNoFaults } from './faults.ts';
import { open, ready } from './opening.ts';
import { order } from './page-looks.ts';
import { enter } from './people.ts';
import { expect, test } from './test.ts';

test('staff open a branch, send it goods, receive fewer, and an order is served from there', async ({
  page,
  catalogue,
  browser,
  noise,
}) => {
  test.slow();
  noise.expected.push(/422 \(Unprocessable Entity\)/);
  const code = pick(catalogue.plenty, 5).sku;
  await enter(page, 'staff');
  await open(page, '/staff/stock/locations/');
  await page.getByRole('link', { name: 'Nuova sede' }).click();
  await page.getByLabel('Nome').fill('Filiale di prova');
  await page.getByLabel('Indirizzo').fill('Via Emilia 12\n41121 Modena');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Sede salvata.')).toBeVisible();
  await expectNoFaults(page);

  // By the keyboard: the branch serves first.
  await open(page, '/staff/stock/locations/');
  await page.getByRole('button', { name: 'Sposta Filiale di prova' }).focus();
  for (const position of ['2', '1']) {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`Filiale di prova: posizione ${position} di 3.`)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Sposta Filiale di prova' })).toBeFocused();
  await expectNoFaults(page);

  await open(page, '/staff/stock/transfers/');
  await page.getByRole('link', { name: 'Nuovo trasferimento' }).click();
  await page.getByLabel('A', { exact: true }).selectOption({ label: 'Filiale di prova' });
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Trasferimento salvato come bozza.')).toBeVisible();
  await ready(page);
  // As a scanner types, with a quantity for a whole box.
  await page.getByLabel('Pezzi', { exact: true }).fill('5');
  await page.getByLabel('Leggi un codice').focus();
  await page.keyboard.type(`${code}\n`);
  const pieces = page.getByLabel(`Pezzi di ${code}`, { exact: true });
  await expect(pieces).toHaveValue('5');
  await pieces.fill('999999');
  await page.getByRole('button', { name: 'Spedisci' }).click();
  await expect(page.getByRole('link', { name: /Non è stato spedito nulla/ })).toBeVisible();
  await expectNoFaults(page);
  await pieces.fill('5');
  await page.getByRole('button', { name: 'Spedisci' }).click();
  await expect(page.getByText('Spedito: i pezzi sono in viaggio.')).toBeVisible();
  await expectNoFaults(page);
  await page.getByLabel(`Pezzi ricevuti di ${code}`).fill('4');
  await page.getByRole('button', { name: 'Registra l’arrivo' }).click();
  await expect(page.getByText('È arrivato 1 pezzo in meno di quelli spediti.')).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('row').filter({ hasText: code }).getByRole('link').click();
  const row = page.getByRole('row').filter({ hasText: 'Filiale di prova' }).first();
  await expect(row.locator('td').first()).toHaveText('4');
  await expectNoFaults(page);
  const article = page.url();

  const guest = await browser.newPage();
  const thanks = await order(guest, catalogue);
  await guest.close();
  const [, id] = /order-received\/(\d+)\//.exec(thanks) ?? [];
  await open(page, `/staff/orders/${id}/`);
  const served = page.locator('section', { has: page.getByRole('heading', { name: 'Servito da' }) });
  await expect(served.getByRole('row').filter({ hasText: code }).locator('b')).toHaveText('Filiale di prova');
  await served.getByLabel(`Sede che serve ${code}`).selectOption({ label: 'Magazzino' });
  await served.getByRole('button', { name: 'Cambia' }).click();
  await expect(served.getByText('Sede cambiata.')).toBeVisible();
  await expect(served.getByRole('row').filter({ hasText: code }).locator('b')).toHaveText('Magazzino');
  await expectNoFaults(page);

  // The branch is closed: what it has goes back, and the shop has its locations of before.
  await open(page, '/staff/stock/locations/');
  await page.getByRole('link', { name: 'Filiale di prova', exact: true }).click();
  await page.getByRole('button', { name: 'Chiudi la sede' }).click();
  await expect(page.getByRole('link', { name: /Scegli la sede a cui passa la merce/ })).toBeVisible();
  await page.getByLabel('La merce passa a').selectOption({ label: 'Magazzino' });
  await page.getByRole('button', { name: 'Chiudi la sede' }).click();
  await expect(page.getByText('Sede chiusa: la sua merce è passata alla sede scelta.')).toBeVisible();
  await expectNoFaults(page);
  await page.goto(article);
  await expect(page.getByRole('heading', { name: 'Per sede' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Rettifica a/ })).toHaveCount(2);
});
