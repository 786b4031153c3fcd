import { emptyCart } from './checkout-steps.ts';
import { expectNoFaults } from './faults.ts';
import { open, ready } from './opening.ts';
import { order } from './order-by-wire.ts';
import { logIn } from './people.ts';
import { expect, test } from './test.ts';

test('staff find an order by its email, refund a piece and complete it; the guest follows the mail’s link', async ({
  page,
  catalogue,
  anotherVisitor,
  noise,
}) => {
  // Two people, a refund and an email.
  test.slow();
  noise.expected.push(/status of (?:403|422) /, /Blocked script execution/);
  const guest = await (await anotherVisitor()).newPage();
  const { part, email, thanks } = await order(guest, catalogue, 6);

  await logIn(page, 'staff');
  await open(page, '/staff/orders/');
  await page.getByLabel('Cerca tra gli ordini').fill(email);
  await page.getByRole('button', { name: 'Mostra' }).click();
  await expect(page).toHaveURL(/s=dopo/);
  await ready(page);
  await expectNoFaults(page);
  await page.getByRole('row').filter({ hasText: 'Anna Bianchi' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Ordine \d+$/ })).toBeVisible();
  await ready(page);

  // The sum follows what is typed.
  await page.getByText('Rimborsa l’ordine').click();
  const sum = page.locator('output');
  await page.getByLabel(`Pezzi da rimborsare di ${part.name}`).fill('3');
  await expect(sum).toContainText('puoi rimborsare al massimo 2 pezzi');
  await page.getByLabel(`Pezzi da rimborsare di ${part.name}`).fill('1');
  const price = `${(Number(part.prices.price) / 100).toFixed(2).replace('.', ',')}`;
  await expect(sum).toContainText(price);
  await expectNoFaults(page);
  await page.getByLabel('Motivo (facoltativo)').fill('Arrivato rigato');
  await page.getByRole('button', { name: 'Registra il rimborso' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Rimborsare .+ dell’ordine \d+\?$/ }),
  ).toBeFocused();
  await expectNoFaults(page);
  await page.getByRole('button', { name: /^Sì, rimborsa / }).click();
  await expect(page.getByText('Rimborso registrato.')).toBeVisible();
  // Two parcels and the state in one press; a refused form still shows what was typed.
  const record = page.getByRole('region', { name: 'A che punto è l’ordine' });
  await record.getByLabel('Numero di spedizione').fill('1Z 999');
  await record.getByRole('button', { name: 'Spedisci' }).click();
  await expect(record.getByText('Scrivi il corriere.')).toBeVisible();
  await record.getByLabel('Corriere').fill('BRT');
  await record.getByRole('button', { name: 'Aggiungi un altro pacco' }).click();
  await expect(record.getByLabel('Corriere del pacco 2')).toBeFocused();
  await record.getByLabel('Numero di spedizione del pacco 2').fill('1Z 998');
  await expectNoFaults(page);
  await record.getByRole('button', { name: 'Spedisci' }).click();
  await expect(page.getByText('L’ordine è spedito: il cliente viene avvisato per email.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Spedizioni' })).toContainText('1Z 998');
  await expect(record.getByRole('button', { name: 'Spedisci' })).toHaveCount(0);
  await expectNoFaults(page);

  // The email log shows no key: the guest follows the signed link of the page after the order.
  const message = page.getByRole('link', { name: /^Pistone: conferma dell’ordine/ });
  await expect(async () => {
    await page.reload();
    await expect(message).toBeVisible({ timeout: 500 });
  }).toPass();
  await message.click();
  await expect(page.locator('pre')).toContainText('/my-account/view-order/');
  await expect(page.locator('pre')).toContainText('link=********');
  await guest.goto(thanks);
  const follow = await guest.getByRole('link', { name: 'Segui l’ordine' }).getAttribute('href');
  const path = (follow ?? '').replace(/^https?:\/\/[^/]+/, '');
  await open(guest, path);
  await expect(guest.getByRole('heading', { level: 1, name: /^Ordine \d+$/ })).toBeVisible();
  await expect(guest.getByText('Arrivato rigato')).toBeVisible();
  await expect(guest.getByText('Stato: Completato')).toBeVisible();
  await expectNoFaults(guest);
  await guest.goto(`${path.slice(0, -3)}xyz`);
  await expect(guest.getByText('Questo link non è valido.')).toBeVisible();
});

test('staff change the state of several orders at once, and read what became of each', async ({
  page,
  catalogue,
  anotherVisitor,
}) => {
  const guest = await (await anotherVisitor()).newPage();
  const { email } = await order(guest, catalogue, 7);
  await logIn(page, 'staff');
  await open(page, `/staff/orders/?s=${encodeURIComponent(email)}`);
  await page.getByLabel('Scegli tutti gli ordini di questa pagina').check();
  await page.getByLabel('Nuovo stato').selectOption({ label: 'In sospeso' });
  await page.getByRole('button', { name: 'Cambia stato' }).click();
  await expect(page.getByText(/^Ordine \d+: ora è “In sospeso”\.$/)).toBeVisible();
});

test('a customer finds the order in the account and orders the same again', async ({ page, catalogue }) => {
  await logIn(page, 'customer');
  await emptyCart(page);
  const { part, thanks } = await order(page, catalogue, 8);
  await open(page, thanks);
  await expectNoFaults(page);
  await page.getByRole('link', { name: 'Segui l’ordine' }).click();
  await expect(page).toHaveURL(/\/my-account\/view-order\/\d+\/$/);
  await ready(page);
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Ordina di nuovo' }).click();
  await expect(page).toHaveURL(/\/cart\/$/);
  await expect(page.getByText(/Abbiamo messo nel carrello 2 pezzi dell’ordine \d+/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: part.name }).first()).toBeVisible();
  await emptyCart(page);
});
