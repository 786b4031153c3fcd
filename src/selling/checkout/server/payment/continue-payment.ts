import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { amountToPay, isPayable } from '#selling/orders/rules/order-for-payment.ts';
import { orderPayPath } from '#selling/orders/rules/order-pay.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { isProviderMethod } from '#selling/payments/rules/payment-methods.ts';
import { goOnFlash, paymentFlashParameter } from '#selling/payments/rules/wallet-actions.ts';
import { adapterOf, isReviewed } from '#selling/payments/server/adapter-of.ts';
import { endOpenPayment } from '#selling/wallet/server/end-open-payment.ts';
import { paymentsOfOrder } from '#selling/wallet/server/find-payment.ts';
import { isOpen, isUnderWay, type WalletPayment } from '#selling/wallet/server/payment-row.ts';
import type { OwnMethod } from '#selling/wallet/server/saved/own-methods.ts';
import type { Settled } from '#selling/wallet/server/settle-payment.ts';
import { orderReceivedPath } from '../../rules/checkout-actions.ts';
import type { PlacedOrder } from '../../rules/placed-order.ts';
import { askApproval } from './ask-approval.ts';
import { chosenSaved, payWithSaved } from './pay-with-saved.ts';

/** The next step of a placed order: `url` is absolute. */
export type ContinuedPayment = {
  readonly status: 'success' | 'pending' | 'failure';
  readonly url: string;
};

/**
 * The next page of a buyer who placed an order: the provider's where a payment is to be approved, the order-received page, or,
 * after a refusal, the order-pay page. A repeated call leads to the same approval. `order` is the order as paid by its method.
 */
export async function continuePayment(
  ctx: RequestContext,
  order: OrderView,
  {
    method,
    fields,
    settled,
  }: {
    readonly method: string;
    /** further form data: the cardholder, or the stored method that is charged */
    readonly fields: PostedFields;
    /** the state of the payment that was captured just now */
    readonly settled?: Settled | undefined;
  },
): Promise<ContinuedPayment> {
  const { shopUrl, db } = ctx;
  const received = shopUrl + orderReceivedPath(order);
  const toPay = shopUrl + orderPayPath(order);
  if (!isProviderMethod(method)) return { status: 'success', url: received };
  const payments = await paymentsOfOrder(db, order.id);
  if (payments.some(isUnderWay)) return { status: 'pending', url: received };
  if (!isPayable(order)) return { status: 'success', url: received };
  if (settled === 'refused') return { status: 'failure', url: `${toPay}&payment=refused` };
  const chosen = await chosenSaved(ctx, { ...fields, payment_method: method });
  if (!chosen.ok) return { status: 'failure', url: `${toPay}&payment=generic` };
  const { saved } = chosen;
  const open = payments.find(
    (payment) =>
      payment.method === method &&
      payment.amount === amountToPay(order) &&
      (!saved || payment.savedMethodId === saved.id),
  );
  if (open?.status === 'created' && isPageOpen(ctx, open)) return { status: 'success', url: open.approveUrl };
  if (open?.status === 'approved') return { status: 'success', url: toPay };
  if (saved) return charge(ctx, order, saved);
  // Of two payments that the buyer could approve one would be too much.
  for (const other of payments.filter(isOpen)) {
    if (!other.takesAtOnce) continue;
    const left = await endOpenPayment(ctx, other);
    if (left === 'paid') return { status: 'pending', url: received };
  }
  const asked = await askApproval(ctx, { ...fields, payment_method: method }, order);
  return asked.ok
    ? { status: 'success', url: asked.approveUrl }
    : { status: 'failure', url: `${toPay}&payment=generic` };
}

/** Charges a stored method: a refusal leads to order-pay, a question of the bank to its page. */
async function charge(ctx: RequestContext, order: OrderView, saved: OwnMethod): Promise<ContinuedPayment> {
  const received = ctx.shopUrl + orderReceivedPath(order);
  const paid = await payWithSaved(ctx, order, { saved });
  if (!paid.ok) {
    const isDone = paid.error.code === 'payment-under-way' || paid.error.code === 'not-payable';
    if (isDone) return { status: 'pending', url: received };
    return { status: 'failure', url: `${ctx.shopUrl}${orderPayPath(order)}&payment=generic` };
  }
  const { path, payment } = paid;
  const isAsked = !path.startsWith('/');
  const url = isAsked ? path : ctx.shopUrl + path;
  if (payment === 'refused') return { status: 'failure', url };
  return { status: payment === 'captured' || isAsked ? 'success' : 'pending', url };
}

/** Whether the buyer may still open the page that a payment was started with. */
function isPageOpen(ctx: RequestContext, { method, startedAt, approveUrl }: WalletPayment): boolean {
  // The card is typed into fields of a page of the shop.
  if (approveUrl === '') return false;
  const minutes = adapterOf(ctx, method)?.pageMinutes ?? Number.POSITIVE_INFINITY;
  return ctx.clock.now().getTime() - startedAt.getTime() < minutes * 60_000;
}

/** The address after an order was placed: the provider's, where the money is taken with the buyer's approval there. */
export async function urlAfter(
  ctx: RequestContext,
  placed: { readonly order: PlacedOrder; readonly payment?: Settled },
  fields: PostedFields,
): Promise<string> {
  const { id, paymentMethod: method } = placed.order;
  // Most orders go on at no provider's page, and need not be read for it.
  const order = isProviderMethod(method) && !isReviewed(ctx, method) ? await readOrder(ctx, id) : null;
  return order ? (await continuePayment(ctx, order, { method, fields })).url : pathAfter(placed);
}

/** The same for a form posted without scripts, which may lead to no other site: the page where the order is paid has a link. */
export async function pathAfterForm(
  ctx: RequestContext,
  placed: { readonly order: PlacedOrder; readonly payment?: Settled },
  fields: PostedFields,
): Promise<string> {
  return pathForForm(ctx, placed.order, await urlAfter(ctx, placed, fields));
}

/** The address in the shop for a form posted without scripts, of an address that may be the provider's. */
export function pathForForm({ shopUrl }: RequestContext, order: PlacedOrder, url: string): string {
  if (url.startsWith('/')) return url;
  if (url.startsWith(`${shopUrl}/`)) return url.slice(shopUrl.length);
  return `${orderPayPath(order)}&${paymentFlashParameter}=${goOnFlash}`;
}

/** The page after an order was placed: order-received, or order-pay where its payment was refused. */
export function pathAfter({
  order,
  payment,
}: {
  readonly order: PlacedOrder;
  readonly payment?: Settled;
}): string {
  return payment === 'refused' ? `${orderPayPath(order)}&payment=refused` : orderReceivedPath(order);
}
