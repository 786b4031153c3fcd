import { mayPayOrder } from '#customers/accounts/rules/may-view-order.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import { orderPayer } from '#selling/orders/rules/order-actor.ts';
import {
  isPayable,
  isRestPayable,
  type OrderForPayment,
  orderForPayment,
} from '#selling/orders/rules/order-for-payment.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { type ChangeOrderStateError, changeOrderStateAs } from '#selling/orders/server/change-order-state.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import {
  isProviderMethod,
  type PaymentMethodId,
  paymentMethods,
} from '#selling/payments/rules/payment-methods.ts';
import type { PaymentTerms } from '#selling/payments/rules/payment-terms.ts';
import { isReviewed } from '#selling/payments/server/adapter-of.ts';
import { type CreditRefusal, takeCredit } from '#selling/payments/server/company-credit.ts';
import { feeTitle } from '#selling/payments/server/offer-payments.ts';
import { termsOf } from '#selling/payments/server/read-payment-terms.ts';
import { bindPayment, holdApproval } from '#selling/wallet/server/bind-payment.ts';
import { paymentsOfOrder } from '#selling/wallet/server/find-payment.ts';
import { isUnderWay } from '#selling/wallet/server/payment-row.ts';
import { insertCharge } from '#selling/wallet/server/saved/charge-saved.ts';
import type { OwnMethod } from '#selling/wallet/server/saved/own-methods.ts';
import { type Settled, settlePayment } from '#selling/wallet/server/settle-payment.ts';

export type PayOrderError =
  | ChangeOrderStateError
  | CreditRefusal
  /** `payment-under-way`: a payment of it may have been captured already */
  | { readonly code: 'not-payable' | 'no-such-method' | 'payment-not-approved' | 'payment-under-way' }
  /** the total differs from the one shown */
  | { readonly code: 'total-changed'; readonly total: Cents };

export type PayOrderResult =
  /** `payment`: how the money stands that the provider takes for it, by the attempt `paymentId` */
  | { readonly ok: true; readonly payment?: Settled; readonly paymentId?: number }
  | { readonly ok: false; readonly error: PayOrderError };

export type PayOrder = {
  readonly orderId: number;
  readonly paymentMethod: string;
  /** the total in cents that the payer has seen; absent where none was shown */
  readonly totalSeen?: number;
  /** the payer's stored method that is charged, without an approval */
  readonly saved?: OwnMethod | null;
};

/**
 * Pays an order that waits for its payment, possibly by another method than before: the fee of the method is
 * charged, and the order gets the first state of a new order with that method. Refused where its state has changed meanwhile, its
 * pieces are gone, the method is not offered to the buyer, or the credit does not suffice.
 */
export async function payOrder(ctx: RequestContext, input: PayOrder): Promise<PayOrderResult> {
  const paid = await inTransaction(ctx.db, (db) => payInside({ ...ctx, db }, input));
  if (!paid.ok || paid.paymentId === undefined) return paid;
  return { ok: true, payment: await settlePayment(ctx, paid.paymentId), paymentId: paid.paymentId };
}

type PaidInside =
  | { readonly ok: true; readonly paymentId?: number }
  | { readonly ok: false; readonly error: PayOrderError };

async function payInside(ctx: RequestContext, input: PayOrder): Promise<PaidInside> {
  const { db } = ctx;
  const refuse = (error: PayOrderError) => ({ ok: false, error }) as const;
  // The lock comes first: concurrent payments of one order run one after another.
  await db.selectFrom('orders').select('id').where('id', '=', input.orderId).forNoKeyUpdate().execute();
  const order = await readOrder(ctx, input.orderId);
  if (!order) return refuse({ code: 'no-such-order' });
  // The entry points check whose order it is; here the permission of a subaccount to pay is checked, for all of them (SUB-08).
  const { visitor } = ctx;
  const mayPay = !visitor.person?.subaccount || mayPayOrder(visitor, order);
  if (!isPayable(order) || !mayPay) return refuse({ code: 'not-payable' });
  const terms = await termsOf(ctx, order);
  const paid = orderForPayment(order, terms, input.paymentMethod);
  const method = paid.methods.find((id) => id === input.paymentMethod);
  if (!method) return refuse({ code: 'no-such-method' });
  if (input.totalSeen !== undefined && input.totalSeen !== paid.amount) {
    return refuse({ code: 'total-changed', total: paid.amount });
  }
  if ((await paymentsOfOrder(db, order.id)).some(isUnderWay)) return refuse({ code: 'payment-under-way' });
  const { saved = null } = input;
  if (saved && (saved.method !== method || paid.total === 0)) return refuse({ code: 'no-such-method' });
  const reviewed = !saved && isReviewed(ctx, method);
  const approval = reviewed
    ? await holdApproval(db, { orderId: order.id, method, total: paid.amount })
    : null;
  if (reviewed && !approval) return refuse({ code: 'payment-not-approved' });
  const { payer, payment } = orderPayer(visitor, order);
  // The rest of an order changes nothing of how it was paid.
  const isRest = isRestPayable(order);
  if (!isRest) await payBy(ctx, order, method, paid, terms);
  // A failed order is reopened before it is paid, so that its pieces are reserved.
  if (order.status === 'failed' && !isRest) {
    const retry = await changeOrderStateAs(ctx, payer, {
      id: order.id,
      to: 'pending',
      seen: 'failed',
    });
    if (!retry.ok) return retry;
  }
  if (saved) {
    return { ok: true, paymentId: await insertCharge(ctx, { order, total: paid.amount, saved }) };
  }
  if (approval) {
    await bindPayment(db, { paymentId: approval.id, orderId: order.id, now: ctx.clock.now() });
    return { ok: true, paymentId: approval.id };
  }
  // It is paid at the provider now, and waits for that as it is.
  if (isProviderMethod(method)) return { ok: true };
  const { firstStatus: to, takesCredit } = paymentMethods[method];
  const moved = await changeOrderStateAs(ctx, payment, { id: order.id, to, seen: 'pending' });
  if (!moved.ok || !takesCredit) return moved;
  // Credit is locked last, as when an order is placed, after the stock: the same order of locks prevents deadlocks.
  const accountId = terms.credit?.accountId ?? null;
  return takeCredit(db, { accountId, amount: paid.total, exceptOrder: order.id });
}

async function payBy(
  { db }: Pick<RequestContext, 'db'>,
  order: OrderView,
  method: PaymentMethodId,
  paid: OrderForPayment,
  terms: PaymentTerms,
): Promise<void> {
  const { fee } = paid;
  await db
    .updateTable('orders')
    .set({
      payment_method: method,
      payment_title: paymentMethodsFor(order.locale).titles[method],
      fee_title: fee ? feeTitle(fee, order.locale) : '',
      fee_net_cents: fee?.net ?? 0,
      fee_tax_cents: fee?.tax ?? 0,
      tax_lines: JSON.stringify(paid.taxLines),
      total_cents: paid.total,
      credit_account_id: paymentMethods[method].takesCredit ? (terms.credit?.accountId ?? null) : null,
    })
    .where('id', '=', order.id)
    .execute();
}
