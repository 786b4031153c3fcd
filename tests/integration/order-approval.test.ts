import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireReservations } from '#selling/orders/server/expire-reservations.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import {
  aCaller,
  aCompanyAccount,
  type Caller,
  type CompanyAccount,
} from '../factories/a-company-account.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { cartOf } from '../factories/cart-entry-points.ts';
import { storeOrder } from '../factories/errand-entry-points.ts';

let shop: TestShop;
let company: CompanyAccount;
let disc: MadeProduct;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  company = await aCompanyAccount(shop);
  disc = await aProduct(shop.db, { name: 'Disco freno', stock: 10 });
});

const orderRow = (id: number) =>
  shop.db
    .selectFrom('orders')
    .select([
      'id',
      'status',
      'payment_method',
      'main_account_id',
      'order_key',
      'total_cents',
      'credit_account_id',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const statusOf = async (id: number) => (await orderRow(id)).status;
const emailsOf = (id: number) =>
  shop.db
    .selectFrom('outbox')
    .select(['kind', 'recipient'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
const reservedOf = () =>
  shop.db
    .selectFrom('stock_reservations')
    .select(['quantity', 'expires_at', 'closed_at'])
    .where('product_id', '=', disc.id)
    .executeTakeFirst();
async function aWaitingOrder() {
  const sub = await company.hire('buy', 'buyApproval');
  await sub.fill(disc.id, 2);
  const { order_id: id } = await sub.order();
  return { sub, orderId: Number(id) };
}

describe('an order that needs approval', () => {
  test('[SUB-09][APR-03] is placed without a payment, keeps its goods reserved, and the main account is notified', async () => {
    const { sub, orderId } = await aWaitingOrder();
    expect(await orderRow(orderId)).toMatchObject({
      status: 'pending-approval',
      payment_method: 'approval',
      main_account_id: company.customerId,
      credit_account_id: null,
    });
    expect(await emailsOf(orderId)).toEqual([
      { kind: 'order-pending-approval', recipient: 'anna.bianchi@example.com' },
      { kind: 'order-approval-wanted', recipient: company.email },
    ]);
    const days = (Number((await reservedOf())?.expires_at) - shop.clock.now().getTime()) / 86_400_000;
    expect([(await reservedOf())?.quantity, days]).toEqual([2, 14]);
    expect((await cartOf(sub.browser)).cart.count).toBe(0);
  });

  test('[SUB-09] every other payment method is refused at every entry point, so that nothing is paid before', async () => {
    const sub = await company.hire('buy', 'buyApproval');
    await sub.fill(disc.id);
    for (const payment of ['bacs', 'cod', 'credit', 'wallet', 'card']) {
      expect((await sub.order({ payment_method: payment })).result).toBe('failure');
      const { store_nonce: nonce } = await cartOf(sub.browser);
      const order = storeOrder({ payment_method: payment });
      const byApi = await sub.browser.json('/wp-json/wc/store/v1/checkout', order, { nonce });
      expect(byApi.status).toBe(400);
    }
    const { store_nonce: nonce } = await cartOf(sub.browser);
    const order = storeOrder({ payment_method: 'approval' });
    const byApi = await sub.browser.json('/wp-json/wc/store/v1/checkout', order, { nonce });
    expect([byApi.status, (await byApi.json()).status]).toEqual([200, 'pending-approval']);
  });

  test('ordering without payment is offered to no other customer', async () => {
    for (const caller of [company, await company.hire('buy')]) {
      await caller.fill(disc.id);
      expect((await caller.order({ payment_method: 'approval' })).result).toBe('failure');
    }
  });

  test('cannot be paid before it is approved', async () => {
    const { orderId } = await aWaitingOrder();
    const { order_key: key } = await orderRow(orderId);
    const { store_nonce: nonce } = await cartOf(company.browser);
    const body = { key, ...storeOrder({ payment_method: 'bacs' }) };
    const byApi = await company.browser.json(`/wp-json/wc/store/v1/checkout/${orderId}`, body, { nonce });
    expect([byApi.ok, await statusOf(orderId)]).toEqual([false, 'pending-approval']);
  });

  test('that is not decided is cancelled after the time of the setting: its goods are free, and the buyer is notified', async () => {
    const { orderId } = await aWaitingOrder();
    const ctx = await aRequestContext(shop.db, { clock: shop.clock });
    const later = { ...ctx, clock: { now: () => new Date(shop.clock.now().getTime() + 15 * 86_400_000) } };
    await expireReservations(later);
    expect([await statusOf(orderId), (await reservedOf())?.closed_at]).toEqual([
      'cancelled',
      expect.any(Date),
    ]);
    expect((await emailsOf(orderId)).at(-1)?.kind).toBe('order-cancelled');
  });
});

describe('the main account', () => {
  test('[APR-05][APR-06] approves by {p}_approve_order: the order is pending payment, the subaccount and the shop are notified', async () => {
    const { sub, orderId } = await aWaitingOrder();
    expect(await company.call('_approve_order', { orderid: orderId })).toEqual([200, 'success']);
    expect(await statusOf(orderId)).toBe('pending');
    expect((await emailsOf(orderId)).slice(2)).toEqual([
      { kind: 'order-approved', recipient: sub.email },
      { kind: 'new-order', recipient: 'ordini@pistone.example' },
    ]);
    const event = await shop.db
      .selectFrom('order_events')
      .select(['who', 'person_name', 'from_status', 'to_status'])
      .where('order_id', '=', orderId)
      .where('kind', '=', 'state')
      .executeTakeFirst();
    expect(event).toEqual({
      who: 'approver',
      person_name: 'Carlo Riva',
      from_status: 'pending-approval',
      to_status: 'pending',
    });
    expect(await company.call('_approve_order', { orderid: orderId })).toEqual([409, '0']);
  });

  test('[APR-06] an approved order is paid by the main account, by a payment method that the company may use', async () => {
    const { orderId } = await aWaitingOrder();
    await company.call('_approve_order', { orderid: orderId });
    const { store_nonce: nonce } = await cartOf(company.browser);
    const { order_key: key } = await orderRow(orderId);
    const pay = (method: string) =>
      company.browser.json(
        `/wp-json/wc/store/v1/checkout/${orderId}`,
        { key, ...storeOrder({ payment_method: method }) },
        { nonce },
      );
    expect((await pay('approval')).ok).toBe(false);
    expect((await pay('bacs')).status).toBe(200);
    expect(await orderRow(orderId)).toMatchObject({ status: 'on-hold', payment_method: 'bacs' });
  });

  test('an order with nothing to pay is prepared as soon as it is approved', async () => {
    const { orderId } = await aWaitingOrder();
    const nothing = { items_net_cents: 0, items_tax_cents: 0, shipping_net_cents: 0, shipping_tax_cents: 0 };
    await shop.db
      .updateTable('orders')
      .set({ ...nothing, total_cents: 0 })
      .where('id', '=', orderId)
      .execute();
    expect(await company.call('_approve_order', { orderid: orderId })).toEqual([200, 'success']);
    expect(await statusOf(orderId)).toBe('processing');
  });

  test('[APR-09] rejects by {p}_reject_order with a reason: the order is cancelled, its goods are free, the subaccount reads why', async () => {
    const { sub, orderId } = await aWaitingOrder();
    const reason = 'Li abbiamo già in magazzino';
    expect(await company.call('_reject_order', { orderid: orderId, reason })).toEqual([200, 'success']);
    expect([await statusOf(orderId), (await reservedOf())?.closed_at]).toEqual([
      'cancelled',
      expect.any(Date),
    ]);
    expect((await emailsOf(orderId)).at(-1)).toEqual({ kind: 'order-rejected', recipient: sub.email });
    const event = await shop.db
      .selectFrom('order_events')
      .select(['who', 'note', 'for_customer'])
      .where('order_id', '=', orderId)
      .where('to_status', '=', 'cancelled')
      .executeTakeFirst();
    expect(event).toEqual({ who: 'approver', note: reason, for_customer: true });
    if (!pagesAreBuilt()) return;
    const page = await (await sub.browser.get(`/my-account/view-order/${orderId}/`)).text();
    expect(page).toContain(`Motivo: ${reason}`);
  });

  test('[APR-08] rejects without a reason too, and a reason that is too long decides nothing', async () => {
    const { orderId } = await aWaitingOrder();
    expect((await company.call('_reject_order', { orderid: orderId, reason: 'x'.repeat(9000) }))[0]).toBe(
      409,
    );
    expect(await statusOf(orderId)).toBe('pending-approval');
    expect(await company.call('_reject_order', { orderid: orderId, reason: '' })).toEqual([200, 'success']);
    expect(await statusOf(orderId)).toBe('cancelled');
  });

  test('of two simultaneous decisions one counts', async () => {
    const { orderId } = await aWaitingOrder();
    const answers = await Promise.all([
      company.call('_approve_order', { orderid: orderId }),
      company.call('_reject_order', { orderid: orderId, reason: '' }),
    ]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
  });
});

describe('everybody else', () => {
  test('[APR-04] decides nothing: not the subaccount itself, not a sibling, not a stranger, not the staff', async () => {
    const { sub, orderId } = await aWaitingOrder();
    const sibling = await company.hire('buy', 'viewOrders');
    const stranger = await aCompanyAccount(shop);
    const clerk = await aCustomer(shop.db, { staff_role: 'administrator' });
    const staff = aCaller(shop, await aBrowserOf(shop, clerk.id));
    const guest: Caller = aCaller(shop, aBrowser(shop));
    for (const { call } of [sub, sibling, stranger, staff]) {
      expect(await call('_approve_order', { orderid: orderId })).toEqual([403, '0']);
    }
    for (const { call } of [sibling, stranger, staff]) {
      expect(await call('_reject_order', { orderid: orderId, reason: 'no' })).toEqual([403, '0']);
    }
    expect((await guest.call('_approve_order', { orderid: orderId }))[0]).toBe(400);
    expect(await statusOf(orderId)).toBe('pending-approval');
  });

  test('[APR-02][APR-10] the subaccount cancels its own order with an empty reason while it is pending, and no longer', async () => {
    for (const approved of [false, true]) {
      const { sub, orderId } = await aWaitingOrder();
      if (approved) await company.call('_approve_order', { orderid: orderId });
      expect(await sub.call('_reject_order', { orderid: orderId, reason: '' })).toEqual([200, 'success']);
      expect(await statusOf(orderId)).toBe('cancelled');
      expect((await emailsOf(orderId)).map(({ kind }) => kind)).not.toContain('order-rejected');
      expect((await sub.call('_reject_order', { orderid: orderId, reason: '' }))[0]).toBe(409);
    }
  });
});
