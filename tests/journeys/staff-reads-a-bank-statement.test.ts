import type { Page } from '@playwright/test';
import { aCamtStatement } from '#tests/factories/a-bank-statement.ts';
import { pick } from './catalogue.ts';
import { anna, chooseFrom, placeOrder, putIntoCart, typeAddress } from './checkout-steps.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { entryOf } from './staff-menu.ts';
import { expect, test } from './test.ts';

type Placed = { readonly number: string; readonly total: string };

/** An order of a guest; its number, and its total as a bank writes it. */
async function placed(buyer: Page, productId: number, payment: string): Promise<Placed> {
  await putIntoCart(buyer, productId);
  await open(buyer, '/checkout/');
  await typeAddress(buyer, 'billing', {
    ...anna,
    email: `bonifico.${Date.now()}@example.com`,
    phone: '059 123456',
  });
  await chooseFrom(buyer, 'billing_state', 'mode', 'Modena');
  await buyer.getByRole('radio', { name: payment }).check();
  await buyer.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await placeOrder(buyer);
  await expect(buyer).toHaveURL(/\/checkout\/order-received\//);
  const fact = (name: string) => buyer.locator('dl > div').filter({ hasText: name }).locator('dd').first();
  const number = ((await fact('Numero d’ordine').textContent()) ?? '').trim();
  const total = ((await fact('Totale').textContent()) ?? '').replace(/[^\d,.]/g, '');
  return { number, total };
}

const csv = (rows: readonly string[]) =>
  Buffer.from(['Data contabile;Data valuta;Dare;Avere;Descrizione;Ordinante', ...rows].join('\r\n'));

async function upload(page: Page, name: string, buffer: Buffer, mimeType = 'text/csv'): Promise<void> {
  await open(page, '/staff/incoming-payments/');
  const card = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Leggi l’estratto conto' }) });
  await expect(card.getByText('Nessun file scelto')).toBeVisible();
  await page.getByLabel('File').first().setInputFiles({ name, mimeType, buffer });
  await expect(card.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Leggi l’estratto conto' }).click();
  await expect(page.getByText('File letto: controlla le proposte e conferma.')).toBeVisible();
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('staff read a statement of the bank, confirm what is certain, and the same file brings nothing', async ({
  page,
  catalogue,
  anotherVisitor,
  noise,
}) => {
  test.slow();
  noise.expected.push(/status of 422/);
  const buyer = await (await anotherVisitor()).newPage();
  const one = await placed(buyer, pick(catalogue.plenty, 4).id, 'Bonifico bancario');
  const two = await placed(buyer, pick(catalogue.plenty, 5).id, 'Bonifico bancario');
  await logIn(page, 'staff');
  const mark = `prova ${one.number}`;
  const file = csv([
    `20/11/2026;20/11/2026;;${one.total};BONIFICO ordine n. ${one.number};ANNA`,
    `20/11/2026;20/11/2026;;1,00;acconto ord. ${two.number};ANNA`,
    `20/11/2026;20/11/2026;;7,77;giroconto ${mark};BANCA`,
  ]);
  await upload(page, 'conto.csv', file);
  await expect(row(page, `ordine n. ${one.number}`)).toContainText('Certo');
  await expect(row(page, `ord. ${two.number}`)).toContainText('Da verificare');
  await page.getByRole('button', { name: 'Conferma quello certo' }).click();
  await expect(page.getByText('1 movimento abbinato al suo ordine.')).toBeVisible();

  await row(page, `ord. ${two.number}`).getByRole('button', { name: 'Registra come acconto' }).click();
  await expect(page.getByText('Acconto registrato')).toBeVisible();
  const rest = row(page, `giroconto ${mark}`);
  await rest.getByText('Abbina a mano o metti da parte').click();
  await rest.getByRole('button', { name: 'Metti da parte' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Scrivi il motivo.' }).first()).toBeVisible();
  await rest.getByLabel('Motivo').fill('Giroconto');
  await rest.getByRole('button', { name: 'Metti da parte' }).click();
  await expect(page.getByText('Movimento messo da parte.')).toBeVisible();

  await upload(page, 'conto.csv', file);
  await expect(page.getByText('3 già letti prima')).toBeVisible();
  await expect(page.getByText('Nessun movimento da abbinare')).toBeVisible();

  await open(page, `/staff/orders/?s=${one.number}`);
  await page.getByRole('link', { name: one.number, exact: true }).click();
  await expect(page.getByText(/con valuta 20\/11\/2026/)).toBeVisible();

  await open(page, `/staff/incoming-payments/?state=matched&s=${one.number}`);
  await page.getByRole('button', { name: /^Annulla l’abbinamento/ }).click();
  await expect(page.getByText('Abbinamento annullato')).toBeVisible();
});

test('staff enter a parcel, read the courier’s remittance, and the courier owes nothing more', async ({
  page,
  catalogue,
  anotherVisitor,
}) => {
  test.slow();
  const buyer = await (await anotherVisitor()).newPage();
  const order = await placed(buyer, pick(catalogue.plenty, 6).id, 'Contrassegno');
  await logIn(page, 'staff');
  await open(page, `/staff/orders/?s=${order.number}`);
  await page.getByRole('link', { name: order.number, exact: true }).click();
  const record = page.getByRole('region', { name: 'A che punto è l’ordine' });
  await record.getByLabel('Corriere').fill('BRT');
  await record.getByLabel('Numero di spedizione').fill(`BX ${order.number}`);
  await record.getByRole('button', { name: 'Spedisci' }).click();
  await expect(page.getByText('L’ordine è spedito: il cliente viene avvisato per email.')).toBeVisible();

  await open(page, '/staff/incoming-payments/couriers/');
  await expect(row(page, order.number)).toContainText(`BX ${order.number}`);

  await open(page, '/staff/incoming-payments/');
  await page.getByLabel('Corriere').fill('BRT');
  const buffer = Buffer.from(`LDV;Contrassegno;Data incasso\nBX${order.number};${order.total};20/11/2026\n`);
  await page.getByLabel('File').nth(1).setInputFiles({ name: 'distinta.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Leggi la distinta' }).click();
  await row(page, `BX${order.number}`)
    .getByRole('button', { name: `Conferma per l’ordine ${order.number}` })
    .click();
  await expect(page.getByText('Abbinato: l’ordine risulta pagato.')).toBeVisible();
  await open(page, '/staff/incoming-payments/couriers/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(row(page, order.number)).toHaveCount(0);
});

test('staff read a CAMT.053 statement, confirm all that is certain in one press, and the menu counts what is left', async ({
  page,
  catalogue,
  anotherVisitor,
}) => {
  test.slow();
  const buyer = await (await anotherVisitor()).newPage();
  const one = await placed(buyer, pick(catalogue.plenty, 7).id, 'Bonifico bancario');
  const two = await placed(buyer, pick(catalogue.plenty, 8).id, 'Bonifico bancario');
  await logIn(page, 'staff');
  const amountOf = ({ total }: Placed) => total.replaceAll('.', '').replace(',', '.');
  const file = aCamtStatement([
    {
      amount: amountOf(one),
      text: `Ordine ${one.number}`,
      payer: 'Anna Bianchi',
      reference: `A${one.number}`,
    },
    {
      amount: amountOf(two),
      text: `saldo ord. n. ${two.number}`,
      payer: 'A. Bianchi',
      reference: `B${two.number}`,
    },
    { amount: '12.34', text: `storno ${one.number}/A`, payer: 'Banca', reference: `C${one.number}` },
  ]);
  await upload(page, 'estratto.xml', Buffer.from(file), 'application/xml');
  for (const { number } of [one, two]) {
    await expect(row(page, `Ordine ${number}`)).toContainText('Certo');
  }
  const entry = entryOf(page, 'Incassi');
  const badge = entry.locator('[title]');
  const waiting = Number.parseInt((await badge.getAttribute('title')) ?? '', 10);
  expect(waiting).toBeGreaterThanOrEqual(3);

  await page.getByRole('button', { name: 'Conferma i 2 certi' }).click();
  await expect(page.getByText('2 movimenti abbinati ai loro ordini.')).toBeVisible();
  await expect(badge).toHaveAttribute('title', new RegExp(`^${waiting - 2} moviment[oi] da abbinare$`));
  await expect(row(page, `storno ${one.number}`)).toBeVisible();

  for (const { number } of [one, two]) {
    await open(page, `/staff/orders/?s=${number}`);
    await expect(row(page, number)).toContainText('In lavorazione');
  }
});
