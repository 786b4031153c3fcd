import { addCents, subtractCents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import type { ReadCart } from '#selling/cart/server/read-cart.ts';
import { mayActOnOrder } from '#selling/orders/rules/order-actor.ts';
import { paidOf } from '#selling/orders/rules/order-balance.ts';
import { editRefusal, shippedPieces } from '#selling/orders/rules/order-editable.ts';
import { orderSums } from '#selling/orders/rules/order-sums.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { readEditable } from '#selling/orders/server/read-editable.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { actorOn } from '#selling/orders/server/transitions/act-on-order.ts';
import { shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import { type EditFields, fieldsOfOrder, orderEditAction, readEditForm } from '../rules/edit-form.ts';
import type { OrderEditView } from '../rules/edit-view.ts';
import { keyOfAdded, keyOfLine } from '../rules/edited-rows.ts';
import type { OrderEdit } from '../rules/order-edit.ts';
import { isReachable } from '../rules/reachable-payment.ts';
import { buyerOfOrder, type VisitorReader } from './buyer-of-order.ts';
import { orderVersion } from './edit-order.ts';
import { editSentence } from './edit-sentences.ts';
import { proposeEdit } from './propose-edit.ts';

export type AskedEdit = {
  readonly visitorOf: VisitorReader;
  /** absent: the order as it stands */
  readonly typed?: EditFields;
  readonly sentences?: readonly string[];
};

/** The page of an edit with what is typed so far, and what the order would come to; null where there is no order, or none for the visitor. */
export async function readOrderEdit(
  ctx: RequestContext,
  id: number,
  { visitorOf, typed, sentences = [] }: AskedEdit,
): Promise<OrderEditView | null> {
  const [order, facts] = await Promise.all([readOrder(ctx, id), readEditable(ctx.db, id)]);
  if (!order || !facts) return null;
  if (!mayActOnOrder(actorOn(ctx.visitor, { customerId: order.customerId, key: '' }, undefined), 'edit'))
    return null;
  const refusal = editRefusal(facts);
  const fields = typed ?? fieldsOfOrder(order);
  const { edit, problems: wrong } = readEditForm(order, fields);
  const buyer = await buyerOfOrder(ctx, order, visitorOf);
  const { cart, problems } = await proposeEdit(buyer, order, edit, shippedPieces(facts));
  const locale = ctx.settings.interface_language;
  const said = typed && refusal === null ? [...wrong, ...problems] : [];
  return {
    // The order's key, by which a guest pays, is not shown to staff.
    order: { ...order, key: '' },
    refusal,
    typed: withShipping(fields, edit, cart),
    shipped: shippedPieces(facts),
    ...shownLines(order, edit, cart),
    before: orderSums({ ...order, isPaid: false }),
    after: sumsOf(cart),
    difference: subtractCents(cart.totals.total, order.total),
    ...(order.isPaid ? { balance: subtractCents(cart.totals.total, paidOf(order)) } : {}),
    shippingOptions: cart.state.shippingOptions.map(({ method, title, amount }) => ({
      method,
      title,
      amount,
    })),
    payments: cart.paymentMethods
      .filter((method) => (order.isPaid ? method === order.paymentMethod : isReachable(order, method)))
      .map((method) => ({ id: method, title: paymentMethodsFor(locale).titles[method] })),
    sentences: [
      ...new Set([...sentences, ...said.map((problem) => editSentence(problem, { edit, locale }))]),
    ],
    seen: orderVersion(order),
    proposalSeen: cart.state.hash,
    nonce: ctx.nonces.make(orderEditAction),
  };
}

/** Where the chosen shipping is not offered any more, the one that stands in for it is chosen; the page says so. */
const withShipping = (
  typed: EditFields,
  { shippingMethod }: OrderEdit,
  { shipping }: ReadCart,
): EditFields =>
  shipping === null || shipping.method === shippingMethod
    ? typed
    : { ...typed, [shippingMethodField]: shipping.method };

function shownLines(
  order: OrderView,
  edit: OrderEdit,
  { lines }: ReadCart,
): Pick<OrderEditView, 'added' | 'amounts'> {
  const byKey = new Map(lines.map((line) => [line.row.key, line]));
  return {
    added: edit.added.flatMap(({ place }) => {
      const line = byKey.get(keyOfAdded(place));
      if (!line) return [];
      const { row, total, shown } = line;
      const name = [row.name, ...row.chosen.map(({ value }) => value)].join(' · ');
      return [{ place, name, sku: row.sku, unit: total.unit, amount: shown.subtotal }];
    }),
    amounts: new Map(
      order.lines.map(({ id }) => [id, byKey.get(keyOfLine(id))?.shown.subtotal ?? zeroCents]),
    ),
  };
}

const sumsOf = ({ state, totals }: ReadCart) =>
  orderSums({
    mode: state.mode,
    subtotal: state.subtotal,
    coupons: state.coupons.map(({ code, amount, freeShipping }) => ({
      code,
      amount,
      freeShipping,
      kind: 'percent',
    })),
    shippingAmount: state.shipping?.amount ?? zeroCents,
    shippingTitle: state.shipping?.title ?? '',
    fee: state.fee
      ? {
          ...state.fee,
          net: totals.fees.net,
          tax: subtractCents(addCents(totals.fees.gross), totals.fees.net),
        }
      : null,
    taxLines: state.taxLines,
    total: state.total,
  });
