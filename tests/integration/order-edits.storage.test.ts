import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { editFields } from '#selling/order-editing/rules/edit-form.ts';
import { readOrderEdit } from '#selling/order-editing/server/read-order-edit.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { countSales } from '#selling/orders/server/count-sales.ts';
import { readOrderHistory } from '#selling/orders/server/read-order-history.ts';
import { addShipment } from '#selling/orders/server/shipments/add-shipment.ts';
import { aStoredCoupon } from '#tests/factories/a-coupon.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { anOrderEditor } from '#tests/factories/an-order-editor.ts';
import { visitorOf } from '#wholesale/agents/server/visitor-of.ts';

let home: TestDatabase;
let db: Database;
let editor: Awaited<ReturnType<typeof anOrderEditor>>;

beforeAll(async () => {
  home = await aTestDatabase({ max: 10 });
  db = home.db;
  editor = await anOrderEditor(db);
});
afterAll(() => home.close());

describe('an order that nothing was paid of', () => {
  test('gets another article, more and fewer pieces; price, VAT, stock and history follow, and the customer is written to', async () => {
    const { clerk, sell, viewOf, orderOf, post, sentencesOf, stockOf, expectAllInOrder } = editor;
    const part = await aProduct(db, { stock: 10, sku: 'ED-1' });
    const other = await aProduct(db, { stock: 10, sku: 'ED-2', regularPriceCents: 2440 });
    const gone = await aProduct(db, { stock: 10, sku: 'ED-3' });
    const id = await sell({
      items: [
        [part.id, 2],
        [gone.id, 1],
      ],
    });
    await countSales(db, id);
    // What the shop asks now is not what was agreed.
    await db.updateTable('products').set({ regular_price_cents: 9999 }).where('id', '=', part.id).execute();
    const [first, second] = (await orderOf(id)).lines;
    const added = await post(await viewOf(id), 'add', { code: 'ed 2', pieces: '3' });
    expect(sentencesOf(added)).toContain('al suo posto è scelta');
    if (added.kind !== 'again') throw new Error(added.kind);
    expect(added.view.added).toMatchObject([{ sku: 'ED-2', unit: 2440, amount: 7320 }]);
    const shown = await post(added.view, 'preview', {
      [editFields.quantity(first?.id ?? 0)]: '5',
      [editFields.quantity(second?.id ?? 0)]: '0',
    });
    if (shown.kind !== 'again') throw new Error(shown.kind);
    // 5 × 12,20 + 3 × 24,40, and free shipping from 89,00.
    expect(shown.view.difference).toBe(13_420 - (3660 + 790));
    expect(await stockOf(part.id)).toEqual({ on_hand: 10, reserved: 2 });
    expect(await post(shown.view, 'save')).toEqual({
      kind: 'go',
      path: `/staff/orders/${id}/?done=edited-sent`,
    });
    const order = await orderOf(id);
    expect(order).toMatchObject({ total: 13_420, tax: 2420, status: 'on-hold' });
    expect(order.lines.map(({ sku, quantity, unit }) => [sku, quantity, unit])).toEqual([
      ['ED-1', 5, 1220],
      ['ED-2', 3, 2440],
    ]);
    expect(order.lines[0]?.id).toBe(first?.id);
    expect(await stockOf(part.id)).toEqual({ on_hand: 10, reserved: 5 });
    expect(await stockOf(other.id)).toEqual({ on_hand: 10, reserved: 3 });
    expect(await stockOf(gone.id)).toEqual({ on_hand: 10, reserved: 0 });
    const [event] = await readOrderHistory(clerk, id);
    expect(event).toMatchObject({
      kind: 'edited',
      who: 'staff',
      edit: { before: { total: 4450 }, after: { total: 13_420 } },
    });
    const emails = await db
      .selectFrom('outbox')
      .select('kind')
      .where('order_id', '=', id)
      .orderBy('id', 'desc')
      .execute();
    expect(emails[0]?.kind).toBe('order-edited');
    const sales = await db
      .selectFrom('products')
      .select('total_sales')
      .where('id', 'in', [part.id, other.id, gone.id])
      .orderBy('id')
      .execute();
    expect(sales.map(({ total_sales }) => total_sales)).toEqual([5, 3, 0]);
    await expectAllInOrder();
  });

  test('has its pieces taken and given back where they were taken already, and still gives all of them back when it is cancelled', async () => {
    const { clerk, sell, orderOf, edit, sentencesOf, stockOf, expectAllInOrder } = editor;
    const part = await aProduct(db, { stock: 10 });
    const id = await sell({ items: [[part.id, 4]], payment: 'cod' });
    const [line] = (await orderOf(id)).lines;
    const quantity = editFields.quantity(line?.id ?? 0);
    for (const [pieces, left] of [
      ['6', 4],
      ['1', 9],
      ['3', 7],
      ['2', 8],
    ] as const) {
      expect(sentencesOf(await edit(id, { [quantity]: pieces }))).toBe('go');
      expect(await stockOf(part.id)).toEqual({ on_hand: left, reserved: 0 });
    }
    await expectAllInOrder();
    expect(await changeOrderState(clerk, { id, to: 'cancelled' })).toMatchObject({ ok: true });
    expect(await stockOf(part.id)).toEqual({ on_hand: 10, reserved: 0 });
    expect(await changeOrderState(clerk, { id, to: 'processing' })).toMatchObject({ ok: true });
    expect(await stockOf(part.id)).toEqual({ on_hand: 8, reserved: 0 });
    await expectAllInOrder();
  });

  test('gets a price by hand for a reason alone, and another fee with another payment, whose first state it takes', async () => {
    const { clerk, sell, orderOf, edit, sentencesOf, stockOf, expectAllInOrder } = editor;
    const part = await aProduct(db, { stock: 10 });
    const id = await sell({ items: [[part.id, 2]] });
    const [line] = (await orderOf(id)).lines;
    const price = { [editFields.price(line?.id ?? 0)]: '10,00' };
    expect(sentencesOf(await edit(id, price))).toBe('Hai cambiato un prezzo: scrivi il motivo.');
    expect(
      sentencesOf(await edit(id, { ...price, reason: 'Confezione rovinata', payment_method: 'cod' })),
    ).toBe('go');
    const order = await orderOf(id);
    expect(order).toMatchObject({ status: 'processing', paymentMethod: 'cod', total: 2000 + 790 + 300 });
    expect(order.lines[0]?.steps.at(-1)).toEqual({
      step: 'staff',
      basisPoints: 0,
      reason: 'Confezione rovinata',
      amount: 1000,
    });
    expect(await stockOf(part.id)).toEqual({ on_hand: 8, reserved: 0 });
    expect((await readOrderHistory(clerk, id)).find(({ kind }) => kind === 'edited')?.note).toBe(
      'Confezione rovinata',
    );
    await expectAllInOrder();
  });

  test('keeps the coupon that was promised, says where it no longer holds, and lets it go', async () => {
    const { sell, orderOf, edit, sentencesOf, expectAllInOrder } = editor;
    const part = await aProduct(db, { stock: 10 });
    const coupon = await aStoredCoupon(db, { minimum_cents: 3000, limit_total: 1 });
    const id = await sell({ items: [[part.id, 3]], coupon: coupon.code });
    await db.updateTable('coupons').set({ active: false }).where('id', '=', coupon.id).execute();
    const [line] = (await orderOf(id)).lines;
    const quantity = editFields.quantity(line?.id ?? 0);
    expect(sentencesOf(await edit(id, { [quantity]: '4' }))).toBe('go');
    expect(await orderOf(id)).toMatchObject({ total: 4880 - 488 + 790, coupons: [{ amount: 488 }] });
    expect(sentencesOf(await edit(id, { [quantity]: '2' }))).toContain(coupon.code);
    expect(
      sentencesOf(await edit(id, { [quantity]: '2', [editFields.coupon(coupon.code)]: undefined })),
    ).toBe('go');
    expect(await orderOf(id)).toMatchObject({ total: 2440 + 790, coupons: [] });
    expect(
      await db.selectFrom('coupons').select('used').where('id', '=', coupon.id).executeTakeFirst(),
    ).toEqual({ used: 0 });
    await expectAllInOrder();
  });

  test('is sent elsewhere: shipping and VAT are those of the new address', async () => {
    const { sell, orderOf, edit, sentencesOf, expectAllInOrder } = editor;
    const part = await aProduct(db, { stock: 10 });
    const id = await sell({ items: [[part.id, 2]] });
    const to = { billing_state: 'PA', billing_postcode: '90121', billing_city: 'Palermo' };
    expect(sentencesOf(await edit(id, to))).toContain('al suo posto è scelta');
    expect(
      sentencesOf(await edit(id, { ...to, billing_postcode: 'x', 'shipping_method[0]': 'flat_rate:7' })),
    ).toContain('CAP');
    expect(sentencesOf(await edit(id, { ...to, 'shipping_method[0]': 'flat_rate:7' }))).toBe('go');
    expect(await orderOf(id)).toMatchObject({
      total: 2440 + 900,
      shipping: { city: 'Palermo' },
      shippingMethod: 'flat_rate:7',
    });
    await expectAllInOrder();
  });
});

describe('bad input changes nothing', () => {
  test('of two assistants on one order the second sees what the first has made of it', async () => {
    const { sell, viewOf, orderOf, post, expectAllInOrder } = editor;
    const part = await aProduct(db, { stock: 10 });
    const id = await sell({ items: [[part.id, 2]] });
    const [line] = (await orderOf(id)).lines;
    const quantity = editFields.quantity(line?.id ?? 0);
    const views = await Promise.all(
      ['3', '4'].map(async (pieces) => {
        const shown = await post(await viewOf(id), 'preview', { [quantity]: pieces });
        if (shown.kind !== 'again') throw new Error(shown.kind);
        return shown.view;
      }),
    );
    const outcomes = await Promise.all(views.map((view) => post(view, 'save')));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['again', 'go']);
    const second = outcomes.find(({ kind }) => kind === 'again');
    if (second?.kind !== 'again') throw new Error('both were saved');
    expect(second.view.sentences.join(' ')).toContain('qualcun altro ha cambiato');
    expect(second.view.typed[quantity]).toBe(String((await orderOf(id)).lines[0]?.quantity));
    await expectAllInOrder();
  });

  test('what was not shown is shown first; too few pieces, no lines, no number and an unknown code have their sentences', async () => {
    const { sell, viewOf, orderOf, post, sentencesOf, stockOf } = editor;
    const part = await aProduct(db, { stock: 5, sku: 'ED-9' });
    const id = await sell({ items: [[part.id, 2]] });
    const before = await orderOf(id);
    const quantity = editFields.quantity(before.lines[0]?.id ?? 0);
    const price = editFields.price(before.lines[0]?.id ?? 0);
    const view = await viewOf(id);
    expect(sentencesOf(await post(view, 'save', { [quantity]: '3' }))).toContain('Ecco che cosa cambia');
    expect(sentencesOf(await post(view, 'save', { [quantity]: '6' }))).toMatch(/5/);
    expect(sentencesOf(await post(view, 'save', { [quantity]: '0' }))).toContain('annulla l’ordine');
    expect(sentencesOf(await post(view, 'save', { [quantity]: '1,5' }))).toContain('numero intero');
    expect(sentencesOf(await post(view, 'save', { [price]: 'molto', reason: 'x' }))).toContain('importo');
    expect(sentencesOf(await post(view, 'save', { [price]: '9.999.999,00', reason: 'x' }))).toContain(
      'troppo alto',
    );
    expect(sentencesOf(await post(view, 'save', { code: 'NON-C-E' }))).toContain('NON-C-E');
    expect(sentencesOf(await post(view, 'save'))).toBe('Non hai cambiato nulla.');
    expect(sentencesOf(await post(view, 'save', { payment_method: 'constructor' }))).not.toBe('go');
    expect(await orderOf(id)).toEqual(before);
    expect(await stockOf(part.id)).toEqual({ on_hand: 5, reserved: 2 });
  });

  test('an order that is shipped for good or cancelled is edited no more, by staff with the right or by others', async () => {
    const { clerk, guest, sell, viewOf, post, sentencesOf } = editor;
    const part = await aProduct(db, { stock: 30 });
    const sold = () => sell({ items: [[part.id, 2]], payment: 'cod' });
    const [shipped, cancelled] = [await sold(), await sold()];
    const late = await viewOf(shipped);
    expect(
      await addShipment(clerk, {
        orderId: shipped,
        courier: 'BRT',
        tracking: 'X1',
        contents: [{ lineId: late.order.lines[0]?.id ?? 0, quantity: 2 }],
        notify: false,
      }),
    ).toMatchObject({ ok: true });
    await changeOrderState(clerk, { id: cancelled, to: 'cancelled' });
    expect((await viewOf(shipped)).refusal).toBe('shipped');
    expect((await viewOf(cancelled)).refusal).toBe('closed');
    const quantity = editFields.quantity(late.order.lines[0]?.id ?? 0);
    expect(sentencesOf(await post(late, 'save', { [quantity]: '1' }))).toContain('già spedito');
    expect(await readOrderEdit(guest, cancelled, { visitorOf })).toBeNull();
    const open = await viewOf(await sold());
    expect(await post(open, 'save', { order_comments: 'x' }, guest)).toEqual({ kind: 'gone' });
  });
});
