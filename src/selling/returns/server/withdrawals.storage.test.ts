import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aReturnsDepartment, newRequestKey, type SoldOrder } from '#tests/factories/a-returns-department.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { anOrder } from '#tests/factories/an-order.ts';
import { expectStockInOrder } from '#tests/factories/expect-stock-in-order.ts';
import { readReturnable } from './read-returnable.ts';
import { readReturn } from './read-returns.ts';
import { stateWithdrawal, withdrawFromOrder } from './state-withdrawal.ts';

let home: TestDatabase;
let shop: Awaited<ReturnType<typeof aReturnsDepartment>>;
beforeAll(async () => {
  home = await aTestDatabase();
  shop = await aReturnsDepartment(home.db);
});
afterAll(() => home.close());
describe('a withdrawal', () => {
  const stated = (sold: SoldOrder) => ({
    name: 'Ada Riva',
    email: sold.email,
    contract: String(sold.number),
    requestKey: newRequestKey(),
  });

  test('is approved at once, stored with its time, and answered with a receipt', async () => {
    const sold = await shop.sell(2);
    const statement = { ...stated(sold), lines: [{ lineId: sold.lineId, quantity: 1 }] };
    const first = await withdrawFromOrder(sold.buyer, { id: sold.id }, statement);
    expect(first).toMatchObject({ ok: true, at: sold.buyer.clock.now() });
    expect(await withdrawFromOrder(sold.buyer, { id: sold.id }, statement)).toEqual(first);
    const returnId = first.ok ? (first.returnId ?? 0) : 0;
    expect(await readReturn(shop.clerk, returnId)).toMatchObject({ kind: 'withdrawal', state: 'approved' });
    expect(await shop.settle(returnId, sold.lineId, 1220, 'credit')).toMatchObject({
      error: { code: 'not-open' },
    });
    expect(await shop.settle(returnId, sold.lineId, 1220)).toEqual({ ok: true });
    const { rows } = await sql<{ kind: string }>`
      select o.kind from outbox o join withdrawal_statements s on s.id = o.about_id
      where s.return_id = ${returnId} and o.occasion = 'withdrawal' order by o.id`.execute(home.db);
    expect(rows.map(({ kind }) => kind)).toEqual(['withdrawal-receipt', 'shop-withdrawal']);
  });

  test('by number and address is found, and answered alike where there is no such order', async () => {
    const sold = await shop.sell(2);
    const found = await stateWithdrawal(sold.buyer, { ...stated(sold), orderNumber: sold.number });
    expect(found).toMatchObject({ ok: true, returnId: expect.any(Number) });
    const wrong = { ...stated(sold), email: 'altra@example.com' };
    const unknown = await stateWithdrawal(sold.buyer, { ...wrong, orderNumber: sold.number });
    expect(unknown).toMatchObject({ ok: true, returnId: null });
    const later = await readReturnable(shop.clerk, sold.view);
    expect(later.lines).toMatchObject([{ left: 0 }]);
  });

  test('after the last day opens no return, and the statement is stored all the same', async () => {
    const sold = await shop.sell(1);
    sold.buyer.clock.advance(60 * 24 * 3_600_000);
    const lines = [{ lineId: sold.lineId, quantity: 1 }];
    expect(await withdrawFromOrder(sold.buyer, { id: sold.id }, { ...stated(sold), lines })).toEqual({
      ok: false,
      error: { code: 'too-late' },
    });
    expect(await stateWithdrawal(sold.buyer, { ...stated(sold), orderNumber: sold.number })).toMatchObject({
      ok: true,
      returnId: null,
    });
  });

  test('has fourteen days from the delivery of the last parcel, once staff know of all of them', async () => {
    const sold = await shop.sell(2);
    const { buyer } = sold;
    const sentAt = buyer.clock.now();
    const deliveredAt = new Date(sentAt.getTime() + 30 * 24 * 3_600_000);
    const parcel = (tracking: string, at: Date | null) =>
      sql`insert into order_shipments (order_id, courier, tracking, created_at, delivered_at)
        values (${sold.id}, 'BRT', ${tracking}, ${sentAt}, ${at})`.execute(home.db);
    const withdraw = () => {
      const lines = [{ lineId: sold.lineId, quantity: 1 }];
      return withdrawFromOrder(buyer, { id: sold.id }, { ...stated(sold), lines });
    };
    await parcel('A1', deliveredAt);
    await parcel('A2', null);
    buyer.clock.advance(40 * 24 * 3_600_000);
    // Of one parcel nobody knows: the day by the shop's rule counts.
    expect(await withdraw()).toMatchObject({ ok: false, error: { code: 'too-late' } });
    await sql`update order_shipments set delivered_at = ${deliveredAt} where order_id = ${sold.id}`.execute(
      home.db,
    );
    expect(await withdraw()).toMatchObject({ ok: true });
  });

  test('from an article that is excluded is refused, unless it was bought before that was said', async () => {
    const sold = await shop.sell(1);
    const lines = [{ lineId: sold.lineId, quantity: 1 }];
    const exclude = (since: Date) =>
      sql`insert into withdrawal_exclusions (product_id, reason, since) values (${sold.part.id}, 'made-to-measure', ${since})
        on conflict (product_id) do update set since = excluded.since`.execute(home.db);
    await exclude(new Date(0));
    expect(await withdrawFromOrder(sold.buyer, { id: sold.id }, { ...stated(sold), lines })).toMatchObject({
      ok: false,
      error: { code: 'excluded' },
    });
    await exclude(new Date(Date.parse(sold.view.createdAt) + 1000));
    expect(await withdrawFromOrder(sold.buyer, { id: sold.id }, { ...stated(sold), lines })).toMatchObject({
      ok: true,
    });
  });

  test('from an order that was not paid cancels it, and its pieces are for sale', async () => {
    const part = await aProduct(home.db, { stock: 5 });
    const { order, buyer } = await anOrder(home.db, { items: [[part.id, 2]] });
    const view = await readOrder(shop.clerk, order.id);
    const lines = [{ lineId: view?.lines[0]?.id ?? 0, quantity: 2 }];
    const statement = {
      name: 'Ada',
      email: 'ada@example.com',
      contract: '1',
      requestKey: newRequestKey(),
      lines,
    };
    const withdrawn = await withdrawFromOrder(buyer, { id: order.id }, statement);
    const record = await readReturn(shop.clerk, withdrawn.ok ? (withdrawn.returnId ?? 0) : 0);
    expect(record).toMatchObject({ state: 'settled', settledAs: 'order-cancelled' });
    expect((await readOrder(shop.clerk, order.id))?.status).toBe('cancelled');
    await expectStockInOrder(home.db);
  });
});
