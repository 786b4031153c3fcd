import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { aCounter, type Counter } from '#tests/factories/a-counter.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';

let home: TestDatabase;
let db: Database;
let counter: Counter;
let discounter: RequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  counter = await aCounter(db);
  discounter = counter.clerkWith(['orders', 'counter', 'counter-discounts']);
});
afterAll(() => home.close());

function firstLine({ cart }: Awaited<ReturnType<Counter['viewOf']>>) {
  const [line] = cart.lines;
  if (!line) throw new Error('no line');
  return line;
}

it('an agreed discount has a reason and a limit, holds for the order, and stands in its steps and history', async () => {
  const { postAs, viewOf, post, sentencesOf, aDraft, orderFields, clerkWith } = counter;
  await aProduct(db, { sku: 'BNC-500', regularPriceCents: 10_000, stock: 9 });
  const id = await aDraft();
  await post(id, { action: 'add', code: 'BNC-500', quantity: '2' });
  const { key } = firstLine(await viewOf(id));
  expect(sentencesOf(await post(id, { action: 'agree-line', key, percent: '10' }))).toContain('motivo');
  const agreed = { action: 'agree-line', key, percent: '10', reason: 'Scatola rovinata' };
  expect(sentencesOf(await postAs(clerkWith(['orders', 'counter']), id, agreed))).toContain('ruolo');
  expect(sentencesOf(await postAs(discounter, id, { ...agreed, percent: '21' }))).toContain('20');
  expect(firstLine(await viewOf(id)).unit).toBe(10_000);
  expect(sentencesOf(await postAs(discounter, id, agreed))).toBe('go');
  const order = { action: 'agree-order', percent: '5', reason: 'Fiera' };
  expect(sentencesOf(await postAs(discounter, id, { ...order, percent: '12' }))).toContain('20');
  expect(sentencesOf(await postAs(discounter, id, order))).toBe('go');
  expect(firstLine(await viewOf(id))).toMatchObject({ unit: 8550, usual: 10_000 });
  const ordered = await post(id, await orderFields(id));
  const orderId = Number(/(\d+)\/$/.exec(ordered.kind === 'go' ? ordered.path : '')?.[1]);
  const line = await db
    .selectFrom('order_lines')
    .select(['unit_cents', 'price_steps'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(line.unit_cents).toBe(8550);
  expect(line.price_steps).toContainEqual({
    step: 'staff',
    basisPoints: 1000,
    reason: 'Scatola rovinata; Fiera',
    amount: 8550,
  });
  const { channel } = await db
    .selectFrom('orders')
    .select('channel')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(channel).toBe('phone');
  const note = await db
    .selectFrom('order_events')
    .select('note')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(note.note).toContain('Scatola rovinata; Fiera');
});

it('whoever sets prices agrees any price, and a margin below the lowest is told, its size only to those who may see it', async () => {
  const { viewOf, post, sentencesOf, aDraft } = counter;
  const { id: productId } = await aProduct(db, { sku: 'BNC-600', regularPriceCents: 10_000, stock: 9 });
  await db
    .insertInto('stock_movements')
    .values({
      product_id: productId,
      delta: 1,
      reason: 'received',
      unit_cost_cents: 6000,
      average_cost: 6000,
    })
    .execute();
  const id = await aDraft();
  await post(id, { action: 'add', code: 'BNC-600', quantity: '1' });
  const before = firstLine(await viewOf(id));
  expect(before).toMatchObject({ isBelowMargin: false });
  expect(before.marginPercent).toBeGreaterThan(10);
  const agreed = { action: 'agree-line', key: before.key, price: '61,00', reason: 'Ultimo pezzo' };
  expect(sentencesOf(await post(id, agreed))).toBe('go');
  expect(firstLine(await viewOf(id))).toMatchObject({ unit: 6100, isBelowMargin: true });
  expect(firstLine(await viewOf(id, discounter))).toMatchObject({ marginPercent: null, isBelowMargin: true });
  expect(sentencesOf(await post(id, { ...agreed, price: '' }))).toBe('go');
  expect(firstLine(await viewOf(id))).toMatchObject({ unit: 10_000, agreed: null });
});

it('a line without an article is sold with its own VAT, and takes no stock of any article', async () => {
  const { viewOf, post, sentencesOf, aDraft, orderFields } = counter;
  const id = await aDraft();
  const free = { action: 'free', name: 'Manodopera', price: '30,00', quantity: '2', tax_class: 'standard' };
  expect(sentencesOf(await post(id, { ...free, price: '' }))).toContain('importo');
  expect(sentencesOf(await post(id, { ...free, tax_class: 'x' }))).toContain('IVA');
  expect(sentencesOf(await post(id, free))).toBe('go');
  const { cart } = await viewOf(id);
  expect(cart.lines).toMatchObject([
    { name: 'Manodopera', sku: null, unit: 3000, quantity: 2, isFree: true },
  ]);
  expect(
    sentencesOf(await post(id, { action: 'quantity', key: cart.lines[0]?.key ?? '', quantity: '3' })),
  ).toBe('go');
  expect((await viewOf(id)).cart.subtotal).toBe(9000);
  expect(sentencesOf(await post(id, await orderFields(id)))).toBe('go');
});
