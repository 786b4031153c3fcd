import { mayPayOrder } from '#customers/accounts/rules/may-view-order.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { isRestPayable, orderForPayment } from '#selling/orders/rules/order-for-payment.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { orderForReader } from '#selling/orders/server/order-for-reader.ts';
import { readOrder, readOrderByKey } from '#selling/orders/server/read-order.ts';
import type { PaymentOffer } from '#selling/payments/rules/payment-offer.ts';
import { feeTitle, offerPayments } from '#selling/payments/server/offer-payments.ts';
import { termsOf } from '#selling/payments/server/read-payment-terms.ts';

/** An order as it is when paid by one method, with the methods that are offered for it. */
export type OrderToPay = {
  /** with the fee of the method instead of that of the previous one */
  readonly order: OrderView;
  readonly offers: readonly PaymentOffer[];
  /** `''` where no method is offered */
  readonly payment: string;
};

/**
 * The order for visitors who may pay it: its customer, staff, and for a guest's order a visitor with its key. An order of another
 * customer gives the same answer as a missing one.
 */
export async function findOrderToPay(
  ctx: RequestContext,
  { orderId, key }: { readonly orderId: number; readonly key: string },
): Promise<OrderView | null> {
  if (ctx.visitor.person) {
    const order = await readOrder(ctx, orderId);
    if (order && mayPayOrder(ctx.visitor, order)) return order;
  }
  const order = key === '' ? null : await readOrderByKey(ctx, { orderId, key });
  return order?.customerId === null ? order : null;
}

/** The order as paid by the requested method, else by its own, else by the first offered (FEE-03). */
export async function orderToPay(
  ctx: RequestContext,
  order: OrderView,
  wantedMethod: string,
): Promise<OrderToPay> {
  const [terms, read] = await Promise.all([termsOf(ctx, order), orderForReader(ctx, order)]);
  const paid = orderForPayment(order, terms, wantedMethod);
  const { fee } = paid;
  const { locale } = ctx.visitor.audience;
  const offered = { offers: offerPayments(terms, paid.methods, locale), payment: paid.payment ?? '' };
  if (isRestPayable(order)) return { order: read, ...offered };
  const shown = fee && {
    title: feeTitle(fee, locale),
    net: fee.net,
    tax: fee.tax,
    amount: order.mode === 'gross' ? fee.gross : fee.net,
  };
  return {
    order: { ...read, fee: shown, taxLines: paid.taxLines, tax: paid.tax, total: paid.total },
    ...offered,
  };
}
