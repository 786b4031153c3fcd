import type { Page } from '@playwright/test';
import { aPicture } from '../factories/a-picture.ts';
import { emptyCart } from './checkout-steps.ts';
import { expectNoFaults } from './faults.ts';
import { open, ready } from './opening.ts';
import { order } from './order-by-wire.ts';
import { enter } from './people.ts';
import { expect, test } from './test.ts';

/** Staff find the order by its email and send it off. */
async function ship(page: Page, email: string): Promise<void> {
  await open(page, `/staff/orders/?s=${encodeURIComponent(email)}`);
  await page.getByRole('row').filter({ hasText: 'Anna Bianchi' }).getByRole('link').first().click();
  const record = page.getByRole('region', { name: 'A che punto è l’ordine' });
  await record.getByLabel('Corriere').fill('BRT');
  await record.getByLabel('Numero di spedizione').fill('1Z 777');
  await record.getByRole('button', { name: 'Spedisci' }).click();
  await expect(page.getByText('L’ordine è spedito: il cliente viene avvisato per email.')).toBeVisible();
}

const stateOf = (page: Page, name: string) =>
  page
    .getByRole('article', { name: `Reso ${name}` })
    .locator('span')
    .first();

test('a guest returns a faulty part with a picture; staff approve, receive, restock one, scrap one and refund', async ({
  page,
  catalogue,
  anotherVisitor,
  noise,
}) => {
  // Two people, a return in all its states.
  test.slow();
  noise.expected.push(/status of 422 /);
  const guest = await (await anotherVisitor()).newPage();
  const { part, email, thanks } = await order(guest, catalogue, 3);
  await enter(page, 'staff');
  await ship(page, email);

  await guest.goto(thanks);
  await guest.getByRole('link', { name: 'Segui l’ordine' }).click();
  const mine = guest.url();
  await guest.getByRole('link', { name: 'Chiedi un reso' }).click();
  await guest.getByLabel('Difetto o danno').check();
  await guest.getByLabel(`Pezzi di ${part.name}`).fill('3');
  await guest.getByLabel('Che cosa è successo?').fill('Vibra già al primo montaggio');
  await guest.getByLabel('Fotografie (facoltative)').setInputFiles({
    name: 'disco.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPicture().jpeg().toBuffer(),
  });
  await guest.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect(
    guest.getByText('Di questo articolo si possono rendere al massimo 2 pezzi.').first(),
  ).toBeVisible();
  await expect(guest.getByText('disco.jpg è già arrivata')).toBeVisible();
  await guest.getByLabel(`Pezzi di ${part.name}`).fill('2');
  await guest.getByRole('button', { name: 'Invia la richiesta' }).click();
  const said = guest.getByText(/Abbiamo ricevuto la richiesta di reso R-\d+/);
  await expect(said).toBeVisible();
  const name = /R-\d+/.exec((await said.textContent()) ?? '')?.[0] ?? '';
  await expect(stateOf(guest, name)).toHaveText('Richiesto');
  await expect(guest.getByRole('link', { name: 'Scarica il foglio di reso' })).toHaveCount(0);
  await expectNoFaults(guest);

  await open(page, `/staff/returns/?s=${name}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Vibra già al primo montaggio')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Scarica disco.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Approva' }).click();
  await expect(page.getByText('Approvato: il cliente riceve le istruzioni.')).toBeVisible();
  await expectNoFaults(page);

  await open(guest, mine);
  await expect(stateOf(guest, name)).toHaveText('Approvato');
  const slip = await guest.getByRole('link', { name: 'Scarica il foglio di reso' }).getAttribute('href');
  const pdf = await guest.request.get(slip ?? '');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await guest.getByRole('button', { name: 'Ho spedito il pacco' }).click();
  await expect(stateOf(guest, name)).toHaveText('In viaggio');

  await page.reload();
  await page.getByLabel(`Come nuovi: ${part.name}`).fill('1');
  await page.getByLabel(`Rovinati: ${part.name}`).fill('1');
  await page.getByRole('button', { name: 'Segna come ricevuto' }).click();
  await expect(page.getByText('Ricevuto. Ora decidi che cosa torna in vendita.')).toBeVisible();
  await page.getByLabel(`Rimessi in vendita: ${part.name}`).fill('1');
  await page.getByRole('button', { name: 'Muovi i pezzi' }).click();
  await expect(page.getByText('I pezzi sono stati mossi. Resta da concludere.')).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Concludi il reso' }).click();
  await expect(page.getByText('Concluso.', { exact: true })).toBeVisible();

  await open(guest, mine);
  await expect(stateOf(guest, name)).toHaveText('Concluso');
  await expect(guest.getByText(/^Rimborsato: /)).toBeVisible();
  await expectNoFaults(guest);
});

test('a customer withdraws in two steps from the order, and staff see the return approved with its day', async ({
  page,
  catalogue,
  anotherVisitor,
}) => {
  test.slow();
  const buyer = await (await anotherVisitor()).newPage();
  await enter(buyer, 'customer');
  await emptyCart(buyer);
  const { part, email, thanks } = await order(buyer, catalogue, 4);
  await enter(page, 'staff');
  await ship(page, email);

  await buyer.goto(thanks);
  await buyer.getByRole('link', { name: 'Segui l’ordine' }).click();
  await ready(buyer);
  const mine = buyer.url();
  await buyer.getByRole('main').getByRole('link', { name: 'Recedere dal contratto qui' }).click();
  await expect(buyer.getByLabel('Nome e cognome')).not.toHaveValue('');
  await expect(buyer.getByRole('heading', { name: 'Modulo di recesso tipo' })).toBeVisible();
  await expectNoFaults(buyer);
  await buyer.getByLabel(`Pezzi di ${part.name}`).fill('1');
  await buyer.getByRole('button', { name: 'Avanti' }).click();
  await expect(buyer.getByText(/recedo dal contratto di vendita dell’ordine \d+\./)).toBeVisible();
  await expectNoFaults(buyer);
  await buyer.getByRole('button', { name: 'Conferma recesso', exact: true }).click();
  await expect(buyer.getByRole('heading', { name: 'Il recesso è stato inviato' })).toBeVisible();
  await expectNoFaults(buyer);

  await open(buyer, mine);
  const title = await buyer.getByRole('heading', { name: /^Reso R-\d+$/ }).textContent();
  const name = (title ?? '').replace('Reso ', '');
  await expect(stateOf(buyer, name)).toHaveText('Approvato');
  await open(page, `/staff/returns/?s=${name}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Rimborsare entro')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Stampa il foglio di reso (PDF)' })).toBeVisible();
});
