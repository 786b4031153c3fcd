import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadPath } from '#selling/incoming-payments/rules/incoming-payment.ts';
import { aCamtStatement, aCsvStatement } from '../factories/a-bank-statement.ts';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import {
  aPlacedOrder,
  nonceIn,
  pageOf,
  staffBrowser,
  storedOrder,
  textOf,
} from '../factories/order-calls.ts';

const list = '/staff/incoming-payments/';
let shop: TestShop;
let staff: TestBrowser;
let nonce: string;

beforeAll(async () => {
  shop = await aShop();
  staff = await staffBrowser(shop, 'accounting');
  nonce = nonceIn(await pageOf(staff, list));
});
afterAll(() => shop.close());

const euro = (cents: number) => (cents / 100).toFixed(2);

/** Sends a file as the page does; returns where it leads. */
async function send(
  file: string,
  more: { kind?: 'bank' | 'courier'; courier?: string; nonce?: string } = {},
) {
  const form = new FormData();
  form.set('_wpnonce', more.nonce ?? nonce);
  form.set('kind', more.kind ?? 'bank');
  form.set('courier', more.courier ?? '');
  form.append('file', new Blob([file]), 'movimenti.csv');
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const headers = { cookie, origin: shop.shopUrl };
  const answer = await shop.fetch(uploadPath, { method: 'POST', body: form, headers });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

const post = (path: string, fields: Record<string, string>) =>
  staff.post(path, { _wpnonce: nonce, ...fields });
const idIn = (html: string) => /name="payment" value="(\d+)"/.exec(html)?.[1] ?? '';

describe.skipIf(!pagesAreBuilt())('incoming payments', () => {
  test('a statement of the bank is read, proposes and pays in one press; read once more it brings nothing', async () => {
    const order = await aPlacedOrder(shop);
    const { total_cents: cents } = await storedOrder(shop, order.id);
    const file = aCamtStatement([{ amount: euro(cents), text: `Ordine ${order.number}`, payer: 'Ada Riva' }]);
    const path = await send(file);
    expect(path).toMatch(/^\/staff\/incoming-payments\/\?statement=\d+&done=read$/);
    const page = textOf(await pageOf(staff, path));
    for (const text of ['Movimenti di movimenti.csv', '1 movimento nuovo', 'Certo', `Ordine ${order.number}`])
      expect(page).toContain(text);
    expect((await storedOrder(shop, order.id)).status).toBe('on-hold');
    const pressed = await post(path, { action: 'certain' });
    expect(pressed.headers.get('location')).toMatch(/done=certain&count=1$/);
    expect((await storedOrder(shop, order.id)).status).toBe('processing');
    const again = textOf(await pageOf(staff, await send(file)));
    expect(again).toContain('1 già letto prima');
    expect(again).toContain('Nessun movimento da abbinare');
    const history = textOf(await pageOf(staff, `/staff/orders/${order.id}/`));
    expect(history).toContain('con valuta 12/11/2026, da Ada Riva');
  });

  test('the same movements as a table and as CAMT.053 count once, two that are alike as two, and the menu counts what waits', async () => {
    const badge = async () =>
      /title="(\d+) moviment[oi] da abbinare"/.exec(await pageOf(staff, list))?.[1] ?? '0';
    const before = Number(await badge());
    const csv = ['Anticipo via Roma 7', 'Anticipo via Roma 7', 'Canone posto auto'].map((text) => ({
      amount: '61,00',
      text: `BONIFICO A VOSTRO FAVORE DA RIVA ADA PER ${text}`,
    }));
    const camt = ['Anticipo via Roma 7', 'Canone posto auto', 'Anticipo via Roma 7', 'Cauzione'].map(
      (text, at) => ({ amount: '61.00', text, payer: 'Ada Riva', reference: `0199-${at}` }),
    );
    expect(textOf(await pageOf(staff, await send(aCsvStatement(csv))))).toContain('3 movimenti nuovi');
    const second = textOf(await pageOf(staff, await send(aCamtStatement(camt))));
    expect(second).toContain('1 movimento nuovo');
    expect(second).toContain('3 già letti prima');
    for (const file of [aCamtStatement(camt), aCsvStatement(csv), aCamtStatement(camt)])
      expect(textOf(await pageOf(staff, await send(file)))).toContain('0 movimenti nuovi');
    expect(Number(await badge())).toBe(before + 4);
  });

  test('an amount that differs pays nothing until staff choose, and every refusal has its sentence', async () => {
    const order = await aPlacedOrder(shop);
    const { total_cents: cents } = await storedOrder(shop, order.id);
    const amount = euro(cents - 1000).replace('.', ',');
    const path = await send(aCsvStatement([{ amount, text: `ordine ${order.number}` }]));
    const html = await pageOf(staff, path);
    expect(textOf(html)).toContain('mancano 10,00 €');
    const payment = idIn(html);
    const refused = async (fields: Record<string, string>, sentence: string) => {
      const answer = await post(path, { payment, ...fields });
      expect(answer.status).toBe(422);
      expect(textOf(await answer.text())).toContain(sentence);
    };
    const orders = String(order.number);
    await refused({ action: 'match', orders }, 'L’importo non corrisponde');
    await refused({ action: 'match', orders: '' }, 'Scrivi il numero dell’ordine.');
    await refused({ action: 'match', orders: '99999999' }, 'L’ordine 99999999 non esiste.');
    await refused({ action: 'aside', reason: '' }, 'Scrivi il motivo.');
    await refused({ action: 'undo' }, 'Nel frattempo il movimento è cambiato');
    await refused({ action: 'match', orders, _wpnonce: 'vecchio' }, 'aperta da troppo tempo');
    expect((await storedOrder(shop, order.id)).paid_at).toBeNull();
    const part = await post(path, { payment, action: 'match', orders, difference: 'part' });
    expect(part.headers.get('location')).toMatch(/done=part$/);
    expect(await storedOrder(shop, order.id)).toMatchObject({ status: 'on-hold', paid_at: null });
  });

  test('a file that is of no use says why', async () => {
    const problemOf = async (file: string, more = {}) => {
      const path = await send(file, more);
      return textOf(await pageOf(staff, path));
    };
    expect(await problemOf('a;b\n1;2\n')).toContain('Non si trova la riga con i nomi delle colonne');
    expect(await problemOf('')).toContain('Il file è vuoto');
    expect(await problemOf('LDV;Importo\nA1;5,00\n', { kind: 'courier' })).toContain(
      'Scrivi di quale corriere',
    );
    expect(await problemOf('x', { nonce: 'vecchio' })).toContain('aperta da troppo tempo');
    for (const query of ['state=lost', 'statement=987654', 'page=99'])
      expect((await staff.get(`${list}?${query}`)).status).toBe(404);
  });

  test('staff enter a parcel, its customer sees it, and the remittance of the courier completes the order', async () => {
    const order = await aPlacedOrder(shop, { payment: 'cod' });
    const { total_cents: cents } = await storedOrder(shop, order.id);
    const path = `/staff/orders/${order.id}/`;
    const page = await pageOf(staff, path);
    const orderNonce = nonceIn(page);
    const pieces = Object.fromEntries(
      [...page.matchAll(/name="(pieces-\d+)"/g)].map(([, name = '']) => [name, '1']),
    );
    const ship = (fields: Record<string, string>) =>
      staff.post(path, { _wpnonce: orderNonce, action: 'shipment', ...pieces, ...fields });
    const empty = await ship({ courier: ' ', tracking: 'bx 77-001' });
    expect(empty.status).toBe(422);
    expect(textOf(await empty.text())).toContain('Scrivi il corriere.');
    const added = await ship({ courier: 'BRT', tracking: 'bx 77-001', notify: '1' });
    expect(added.headers.get('location')).toBe(`${path}?done=shipment-sent`);
    expect((await ship({ courier: 'BRT', tracking: 'BX77001' })).status).toBe(422);
    expect(textOf(await pageOf(staff, `/my-account/view-order/${order.id}/`))).toContain('BRT · bx 77-001');
    const owed = textOf(await pageOf(staff, `${list}couriers/`));
    expect(owed).toContain(String(order.number));
    const file = `Distinta\nLettera di vettura;Contrassegno;Data incasso\nBX77001;${euro(cents).replace('.', ',')};14/11/2026\n`;
    const statement = await send(file, { kind: 'courier', courier: 'BRT' });
    expect(textOf(await pageOf(staff, statement))).toContain('numero di spedizione');
    await post(statement, { action: 'certain' });
    expect(await storedOrder(shop, order.id)).toMatchObject({ status: 'completed' });
    expect(textOf(await pageOf(staff, `${list}couriers/`))).not.toContain(String(order.number));
  });
});
