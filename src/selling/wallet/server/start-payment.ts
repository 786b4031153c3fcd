import type { Insertable, Updateable } from 'kysely';
import type { Address } from '#foundation/addresses/rules/address.ts';
import type { PaymentAttemptsTable } from '#foundation/database/tables.ts';
import type { Purchase } from '#foundation/payment-provider/rules/purchase.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CartProblem } from '#selling/cart/rules/cart-state.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { orderPayPath } from '#selling/orders/rules/order-pay.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import type { DeviceWallet } from '#selling/payments/rules/device-wallets.ts';
import { type ProviderMethodId, paymentMethods } from '#selling/payments/rules/payment-methods.ts';
import { noticePath, returnPath } from '#selling/payments/rules/wallet-actions.ts';
import { adapterOf } from '#selling/payments/server/adapter-of.ts';
import { isPickupRate } from '#selling/shipping/rules/shipping-zone.ts';
import { planSettling } from './bind-payment.ts';
import { purchaseOfCart, purchaseOfOrder } from './purchase-of.ts';
import { knownAs, methodsOwner, vaultOf } from './saved/own-methods.ts';

export type StartPayment = {
  readonly method: ProviderMethodId;
  /** the funding source in the provider's spelling; '' where the buyer chooses there */
  readonly funding?: string;
  /** the holder of a card, where the form has the field */
  readonly cardholder?: string;
  /** the card is typed into the provider's fields on the page, not on a page of the provider */
  readonly inFields?: boolean;
  /** the method is stored for the visitor once it has paid */
  readonly saves?: boolean;
  /** a wallet of the buyer's device pays, through the provider's script */
  readonly device?: DeviceWallet;
  /** the shipping address of a cart, where the form has it; else the buyer chooses one in the wallet */
  readonly shipTo?: Address | null;
};

export type StartPaymentError =
  | { readonly code: 'cart-empty' | 'not-offered' }
  | { readonly code: 'cart-problems'; readonly problems: readonly CartProblem[] }
  /** the provider refused, or did not answer */
  | { readonly code: 'provider'; readonly issue: string };

export type StartPaymentResult =
  | {
      readonly ok: true;
      readonly id: string;
      readonly customId: string;
      /** the provider's page; null where the buyer approves in its fields */
      readonly approveUrl: string | null;
    }
  | { readonly ok: false; readonly error: StartPaymentError };

const refuse = (error: StartPaymentError) => ({ ok: false, error }) as const;

/** Creates the provider's order for the visitor's cart and makes this its payment method; the amount is that of the cart (PAY-20). */
export async function startCartPayment(
  ctx: RequestContext,
  input: StartPayment,
): Promise<StartPaymentResult> {
  const { method } = input;
  // What the buyer approves without a capture is paid, and a cart cannot be paid.
  if (!adapterOf(ctx, method)?.capture) return refuse({ code: 'not-offered' });
  const cart = await readPricedCart(ctx, { chosen: method });
  if (!cart.head || cart.lines.length === 0) return refuse({ code: 'cart-empty' });
  if (!cart.paymentMethods.includes(method) || cart.totals.total === 0)
    return refuse({ code: 'not-offered' });
  if (cart.problems.length > 0) return refuse({ code: 'cart-problems', problems: cart.problems });
  const { id: cartId } = cart.head;
  await ctx.db.updateTable('carts').set({ payment_method: method }).where('id', '=', cartId).execute();
  const purchase = {
    ...purchaseOfCart(cart, ctx.settings),
    customId: `${ctx.wire.wallet}_cart_${cartId}`,
  };
  const { shopUrl, wire } = ctx;
  const { shipTo = null } = input;
  const isCollected = isPickupRate(cart.shipping?.method ?? '');
  return start(ctx, input, {
    cartId,
    delivery: isCollected ? { from: 'none' } : shipTo ? { from: 'shop', to: shipTo } : { from: 'wallet' },
    purchase,
    returnUrl: shopUrl + returnPath(wire),
    cancelUrl: `${shopUrl}/checkout/?payment=cancelled`,
  });
}

/** The same for an order that waits for its payment; `order` is as it is when paid by this method. */
export function startOrderPayment(
  ctx: RequestContext,
  order: OrderView,
  input: StartPayment,
): Promise<StartPaymentResult> {
  const { shopUrl, wire } = ctx;
  return start(ctx, input, {
    orderId: order.id,
    delivery: isPickupRate(order.shippingMethod ?? '')
      ? { from: 'none' }
      : { from: 'shop', to: order.shipping },
    purchase: purchaseOfOrder(order, ctx.settings),
    returnUrl: shopUrl + returnPath(wire, order),
    cancelUrl: `${shopUrl}${orderPayPath(order)}&payment=cancelled`,
  });
}

type Delivery = { readonly from: 'wallet' | 'none' } | { readonly from: 'shop'; readonly to: Address };

type Target = {
  readonly cartId?: number;
  readonly orderId?: number;
  readonly delivery: Delivery;
  readonly purchase: Purchase;
  readonly returnUrl: string;
  readonly cancelUrl: string;
};

async function start(
  ctx: RequestContext,
  { method, funding = '', cardholder = '', inFields = false, saves = false, device }: StartPayment,
  target: Target,
): Promise<StartPaymentResult> {
  const adapter = adapterOf(ctx, method);
  if (!adapter) return refuse({ code: 'not-offered' });
  const { delivery, purchase, cartId, orderId, customId = '' } = { ...target, ...target.purchase };
  const shipTo = delivery.from === 'shop' ? delivery.to : null;
  const takesAtOnce = !adapter.capture;
  const saveFor = saves && vaultOf(ctx, method) ? methodsOwner(ctx) : null;
  const attempt = await insertAttempt(ctx, {
    adapter: adapter.code,
    method,
    funding_source: funding.slice(0, 40),
    cart_id: cartId ?? null,
    order_id: orderId ?? null,
    amount_cents: purchase.total,
    ship_from: delivery.from,
    ship_to: shipTo && JSON.stringify(shipTo),
    takes_at_once: takesAtOnce,
    save_for: saveFor,
  });
  const { returnUrl, cancelUrl } = target;
  const started = await adapter.start({
    key: attempt.key,
    source: device ?? paymentMethods[method].provider?.source ?? '',
    purchase: shipTo ? { ...purchase, shipTo } : purchase,
    shipFrom: delivery.from,
    cardholder,
    inFields,
    ...(saveFor === null ? {} : { save: { customer: await knownAs(ctx, adapter, saveFor) } }),
    locale: ctx.visitor.audience.locale,
    returnUrl: takesAtOnce ? `${returnUrl}&attempt=${attempt.key}` : returnUrl,
    cancelUrl: takesAtOnce ? `${returnUrl}&attempt=${attempt.key}` : cancelUrl,
    noticeUrl: ctx.shopUrl + noticePath(adapter.code),
  });
  if (!started.ok) return end(ctx, attempt.id, started.fault.issue);
  const { id, next, amount, memo = {} } = started.value;
  const isAsked = next.kind === 'redirect' || (next.kind === 'fields' && inFields);
  if (!isAsked || amount !== purchase.total) return end(ctx, attempt.id, 'ANOTHER_ORDER');
  const approveUrl = next.kind === 'redirect' ? next.url : null;
  const isStarted = await writeAttempt(ctx, attempt.id, {
    status: 'created',
    provider_id: id,
    approve_url: approveUrl ?? '',
    memo: JSON.stringify(memo),
  });
  // Its answer came so late that it counted as lost.
  if (!isStarted) return refuse({ code: 'provider', issue: 'TOO_LATE' });
  // Nothing confirms it in the shop, and the buyer need not come back: the provider is asked.
  if (takesAtOnce) await planSettling(ctx.db, attempt.id, '1 minute');
  return { ok: true, id, customId, approveUrl };
}

/** Stored before the provider is asked, so that no payment exists of which the shop knows nothing. */
async function insertAttempt(
  { db, clock }: RequestContext,
  values: Omit<Insertable<PaymentAttemptsTable>, 'created_at' | 'updated_at'>,
) {
  const now = clock.now();
  return db
    .insertInto('payment_attempts')
    .values({ ...values, status: 'starting', created_at: now, updated_at: now })
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow();
}

async function writeAttempt(
  { db, clock }: RequestContext,
  id: number,
  change: Updateable<PaymentAttemptsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_attempts')
    .set({ ...change, updated_at: clock.now() })
    .where('id', '=', id)
    .where('status', '=', 'starting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function end(ctx: RequestContext, id: number, issue: string): Promise<StartPaymentResult> {
  await writeAttempt(ctx, id, { status: 'refused', fault: issue });
  return refuse({ code: 'provider', issue });
}
