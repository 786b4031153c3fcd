import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { checkShop } from '#http/consistency/check-shop.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { applyCoupon } from '#selling/cart/server/coupons/apply-coupon.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import { editFields } from '#selling/order-editing/rules/edit-form.ts';
import type { OrderEditView } from '#selling/order-editing/rules/edit-view.ts';
import { postOrderEdit } from '#selling/order-editing/server/post-order-edit.ts';
import { readOrderEdit } from '#selling/order-editing/server/read-order-edit.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { visitorOf } from '#wholesale/agents/server/visitor-of.ts';
import { aCheckoutForm } from './a-checkout-form.ts';
import { aPerson } from './a-person.ts';
import { aProduct } from './a-product.ts';
import { aRequestContext } from './a-request-context.ts';
import { expectStockInOrder } from './expect-stock-in-order.ts';
import { someShippingZones } from './shipping-zones.ts';

type Sold = {
  readonly items: readonly (readonly [productId: number, quantity: number])[];
  readonly payment?: 'bacs' | 'cod';
  readonly coupon?: string;
};
type Fields = Readonly<Record<string, string | undefined>>;
type Posted = Awaited<ReturnType<typeof postOrderEdit>>;

const settings = {
  cash_on_delivery_enabled: true,
  cash_on_delivery_countries: ['IT'],
  cash_on_delivery_fee_cents: 300,
  bank_transfer_enabled: true,
  bank_transfer_iban: 'IT60X0542811101000000123456',
};

/** Orders by transfer or cash on delivery, and a clerk who edits them by the form of the staff area. */
export async function anOrderEditor(db: Database) {
  await someShippingZones(db);
  const clerk = await aRequestContext(db, { settings, person: await aPerson(db, 'administrator') });
  const guest = await aRequestContext(db, { settings });

  async function sell({ items, payment = 'bacs', coupon }: Sold): Promise<number> {
    const buyer = await aRequestContext(db, { settings });
    for (const [productId, quantity] of items) {
      expect(await addToCart(buyer, { productId, quantity, attributes: {} })).toMatchObject({ ok: true });
    }
    if (coupon) expect(await applyCoupon(buyer, { code: coupon })).toMatchObject({ ok: true });
    const placed = await placeOrder(buyer, readCheckoutForm(aCheckoutForm({ payment_method: payment })));
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    return placed.order.id;
  }

  async function viewOf(id: number): Promise<OrderEditView> {
    const view = await readOrderEdit(clerk, id, { visitorOf });
    if (!view) throw new Error('no such order');
    return view;
  }

  async function orderOf(id: number): Promise<OrderView> {
    const order = await readOrder({ db }, id);
    if (!order) throw new Error('no such order');
    return order;
  }

  /** Posts the form as a browser does: with what it was filled with, less what is undefined. */
  function post(
    view: OrderEditView,
    action: 'add' | 'preview' | 'save',
    changes: Fields = {},
    by = clerk,
  ): Promise<Posted> {
    const form = new FormData();
    const fields: Fields = {
      ...view.typed,
      ...changes,
      _wpnonce: by.nonces.make('staff-order-edit'),
      seen: view.seen,
      proposal_seen: view.proposalSeen,
      action,
    };
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
    return postOrderEdit(by, view.order.id, { form, visitorOf });
  }

  /** Looks at the difference, and saves where nothing is in the way. */
  async function edit(id: number, changes: Fields): Promise<Posted> {
    const shown = await post(await viewOf(id), 'preview', changes);
    if (shown.kind !== 'again') throw new Error(shown.kind);
    return shown.view.sentences.length > 0 ? shown : post(shown.view, 'save');
  }

  const sentencesOf = (outcome: Posted) =>
    outcome.kind === 'again' ? outcome.view.sentences.join(' ') : outcome.kind;

  const stockOf = (productId: number) =>
    db
      .selectFrom('stock')
      .select(['on_hand', 'reserved'])
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow();

  /** Lines, cents, VAT, ledger, reservations and reports agree. */
  async function expectAllInOrder(): Promise<void> {
    await expectStockInOrder(db);
    const asked = [
      'orderSums',
      'editedOrders',
      'orderBalances',
      'sales',
      'ledger',
      'reservations',
      'locations',
    ];
    const checked = await checkShop(db, clerk.clock.now());
    expect(checked.filter(({ check, ids }) => asked.includes(check) && ids.length > 0)).toEqual([]);
  }

  /** Pieces that the ledger still has of an order. */
  async function piecesTaken(orderId: number): Promise<number> {
    const { rows } = await sql<{ pieces: number }>`
      select coalesce(-sum(delta), 0)::int as pieces from stock_movements where order_id = ${orderId}`.execute(
      db,
    );
    return rows[0]?.pieces ?? 0;
  }

  /** An order of two pieces of 12,20 € and shipping of 7,90 €, paid by transfer, whose pieces can be changed. */
  async function sellPaid() {
    const part = await aProduct(db, { stock: 50 });
    const id = await sell({ items: [[part.id, 2]] });
    expect(await changeOrderState(clerk, { id, to: 'processing' })).toMatchObject({ ok: true });
    const lineId = (await orderOf(id)).lines[0]?.id ?? 0;
    const setPieces = async (pieces: number) =>
      sentencesOf(await edit(id, { [editFields.quantity(lineId)]: String(pieces) }));
    return { id, part, lineId, setPieces };
  }

  return {
    clerk,
    guest,
    sell,
    sellPaid,
    viewOf,
    orderOf,
    post,
    edit,
    sentencesOf,
    stockOf,
    expectAllInOrder,
    piecesTaken,
  };
}
