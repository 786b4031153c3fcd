import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aCounter, type Counter } from '#tests/factories/a-counter.ts';
import { aFiscalPrinter } from '#tests/factories/a-fiscal-printer.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { closingPdf } from '#wholesale/tills/server/closing-pdf.ts';
import { postSale } from '#wholesale/tills/server/post-till.ts';
import { printSale } from '#wholesale/tills/server/print-sale.ts';
import { readSessions } from '#wholesale/tills/server/read-tills.ts';
import { readSale } from '#wholesale/tills/server/sales.ts';
import { saveTill } from '#wholesale/tills/server/save-till.ts';
import { closeTill, moveCash, openTill } from '#wholesale/tills/server/work-till.ts';

let home: TestDatabase;
let db: Database;
let counter: Counter;
let printer: Awaited<ReturnType<typeof aFiscalPrinter>>;
let tillId: number;
let sessionId: number;

const settings = { name: 'Cassa 1', active: true, departments: '22: 1' };

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  counter = await aCounter(db);
  printer = await aFiscalPrinter();
  await aProduct(db, { sku: 'CSS-100', regularPriceCents: 1990, stock: 50 });
  const made = await saveTill(counter.staff, null, { ...settings, address: printer.address });
  if (!made.ok) throw new Error(made.problem);
  tillId = made.id;
  sessionId = await open();
});
afterAll(async () => {
  await printer.close();
  await home.close();
});

async function open(): Promise<number> {
  const opened = await openTill(counter.staff, { id: tillId, name: settings.name }, '100');
  if (!opened.ok) throw new Error(opened.problem);
  return opened.id;
}

/** Sells one piece to somebody without a name, and returns the order. */
async function sell(fields: Readonly<Record<string, string>> = {}): Promise<number> {
  const id = await counter.aDraft('', 'counter');
  await counter.post(id, { action: 'add', code: 'CSS-100', quantity: '1' });
  const { cart } = await counter.viewOf(id);
  const sold = await counter.post(id, {
    action: 'order',
    billing_country: 'IT',
    payment_method: 'till-cash',
    'shipping_method[0]': cart.shipping?.method ?? '',
    cart_hash_seen: cart.hash,
    ...fields,
  });
  if (sold.kind !== 'go') throw new Error(counter.sentencesOf(sold));
  return Number(/(\d+)\/$/.exec(sold.path)?.[1]);
}
const orderOf = (id: number) =>
  db.selectFrom('orders').select(['status', 'paid_at']).where('id', '=', id).executeTakeFirstOrThrow();
const stock = async () =>
  (
    await sql<{ on_hand: number; reserved: number }>`
      select s.on_hand, s.reserved from stock s join products p on p.id = s.product_id where p.sku = 'CSS-100'`.execute(
      db,
    )
  ).rows[0];
const post = (id: number, fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return postSale(counter.staff, id, form);
};

it('a sale in cash is complete with its receipt: number stored, order paid, pieces sold, change known', async () => {
  printer.behave('prints');
  const before = await stock();
  const id = await sell({ tendered: '50' });
  const sale = await readSale(counter.staff, id);
  expect(sale).toMatchObject({ state: 'printed', amount: 1990, tendered: 5000, method: 'cash' });
  expect(sale?.receipt).toEqual({ closure: 764, number: printer.receipts.length });
  const order = await orderOf(id);
  expect(order.status).toBe('completed');
  expect(order.paid_at).not.toBeNull();
  expect(await stock()).toEqual({ on_hand: (before?.on_hand ?? 0) - 1, reserved: before?.reserved });
  expect(await post(id, { action: 'print' })).toMatchObject({ kind: 'again' });
  expect(await post(id, { action: 'cancel' })).toMatchObject({ kind: 'again' });
});

it('too little cash sells nothing', async () => {
  const before = await db.selectFrom('orders').select('id').execute();
  await expect(sell({ tendered: '10' })).rejects.toThrow('ricevuto');
  expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(before.length);
});

it('without receipt and without invoice data nothing is handed over', async () => {
  await expect(sell({ payment_method: 'bacs' })).rejects.toThrow('scontrino');
});

it('a receipt that the printer refuses leaves the sale open: printed later, once, however often it is pressed', async () => {
  printer.behave('refuses');
  const id = await sell();
  expect(await readSale(counter.staff, id)).toMatchObject({ state: 'refused', problem: 'EPTR_REC_EMPTY 0' });
  expect((await orderOf(id)).status).toBe('pending');
  printer.behave('prints');
  const printed = printer.receipts.length;
  await Promise.all([printSale(counter.staff, id), printSale(counter.staff, id)]);
  expect(printer.receipts).toHaveLength(printed + 1);
  expect(await readSale(counter.staff, id)).toMatchObject({ state: 'printed' });
});

it('what the printer does not answer is printed again only where somebody says that nothing came out', async () => {
  printer.behave('hangs-up');
  const id = await sell();
  const printed = printer.receipts.length;
  expect(await readSale(counter.staff, id)).toMatchObject({ state: 'unknown' });
  printer.behave('prints');
  expect(await post(id, { action: 'print' })).toMatchObject({ kind: 'again' });
  expect(await post(id, { action: 'cancel' })).toMatchObject({ kind: 'again' });
  expect(printer.receipts).toHaveLength(printed);
  expect(await post(id, { action: 'settle', number: 'x' })).toMatchObject({ kind: 'again' });
  expect(await post(id, { action: 'settle', number: '0764-0099' })).toMatchObject({ kind: 'go' });
  expect((await readSale(counter.staff, id))?.receipt).toEqual({ closure: 764, number: 99 });
  expect((await orderOf(id)).status).toBe('completed');
});

it('a sale that is given up frees its pieces and its order is cancelled', async () => {
  printer.behave('refuses');
  const before = await stock();
  const id = await sell();
  expect((await stock())?.reserved).toBe((before?.reserved ?? 0) + 1);
  expect(await post(id, { action: 'cancel' })).toMatchObject({ kind: 'go' });
  expect(await stock()).toEqual(before);
  expect((await orderOf(id)).status).toBe('cancelled');
});

it('with the data of an invoice a sale needs no receipt', async () => {
  const printed = printer.receipts.length;
  const id = await sell({
    payment_method: 'till-card',
    billing_first_name: 'Ada',
    billing_last_name: 'Banconi',
    billing_address_1: 'Via Roma 1',
    billing_postcode: '20121',
    billing_city: 'Milano',
    billing_state: 'MI',
    billing_phone: '3331234567',
    billing_email: 'ada@example.it',
    invoice_wanted: '1',
    invoice_kind: 'person',
    invoice_tax_code: 'RSSMRA85T10A562S',
  });
  expect(await readSale(counter.staff, id)).toMatchObject({ state: 'invoiced', method: 'card' });
  expect((await orderOf(id)).status).toBe('completed');
  expect(printer.receipts).toHaveLength(printed);
});

it('a day closes with counted, expected and difference once no sale is open, and stays as it was closed', async () => {
  const { staff } = counter;
  expect(await openTill(staff, { id: tillId, name: 'x' }, '10')).toEqual({ ok: false, problem: 'open' });
  const out = { amount: '5000', reason: 'In banca', direction: 'out' };
  expect(await moveCash(staff, sessionId, out)).toEqual({ ok: false, problem: 'too-much-out' });
  expect(await moveCash(staff, sessionId, { ...out, amount: '20' })).toMatchObject({ ok: true });
  printer.behave('refuses');
  const id = await sell();
  expect(await closeTill(staff, sessionId, { counted: '100', note: '' })).toEqual({
    ok: false,
    problem: 'sales-open',
  });
  await post(id, { action: 'cancel' });
  const [day] = await readSessions(staff, { id: sessionId });
  const cash = day?.sums.cash ?? 0;
  // Three sales in cash with a receipt.
  expect(cash).toBe(3 * 1990);
  expect(await closeTill(staff, sessionId, { counted: '139,00', note: 'Mancano' })).toMatchObject({
    ok: true,
  });
  const [closed] = await readSessions(staff, { id: sessionId });
  expect(closed?.closing).toMatchObject({ counted: 13_900, expected: 10_000 + cash - 2000 });
  expect(await closeTill(staff, sessionId, { counted: '1', note: '' })).toEqual({
    ok: false,
    problem: 'closed',
  });
  await expect(
    sql`update till_sessions set counted_cents = 1 where id = ${sessionId}`.execute(db),
  ).rejects.toThrow('never changed');
  await expect(
    sql`insert into till_movements (session_id, amount_cents, reason, moved_at, moved_by) values (${sessionId}, 1, 'x', now(), 'x')`.execute(
      db,
    ),
  ).rejects.toThrow('never changed');
  const pdf = await closingPdf(staff, sessionId);
  expect(
    Buffer.from(pdf?.content ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await expect(sell()).rejects.toThrow('non è disponibile');
});
