import { randomUUID } from 'node:crypto';
import type { Address } from '#foundation/addresses/rules/address.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type { Purchase } from '#foundation/payment-provider/rules/purchase.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CartProblem } from '#selling/cart/rules/cart-state.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { orderPayPath } from '#selling/orders/rules/order-pay.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { type ProviderMethodId, paymentMethods } from '#selling/payments/rules/payment-methods.ts';
import { noticePath, returnPath } from '#selling/payments/rules/wallet-actions.ts';
import { adapterOf } from '#selling/payments/server/adapter-of.ts';
import { isPickupRate } from '#selling/shipping/rules/shipping-zone.ts';
import { purchaseOfCart, purchaseOfOrder } from './purchase-of.ts';

export type StartPayment = {
  readonly method: ProviderMethodId;
  /** the funding source in the provider's spelling; '' where the buyer chooses there */
  readonly funding?: string;
  /** the holder of a card, where the form has the field */
  readonly cardholder?: string;
  /** the shipping address of a cart, where the form has it; else the buyer chooses one in the wallet */
  readonly shipTo?: Address | null;
};

export type StartPaymentError =
  | { readonly code: 'cart-empty' | 'not-offered' }
  | { readonly code: 'cart-problems'; readonly problems: readonly CartProblem[] }
  /** the provider refused, or did not answer */
  | { readonly code: 'provider'; readonly issue: string };

export type StartPaymentResult =
  | { readonly ok: true; readonly id: string; readonly customId: string; readonly approveUrl: string }
  | { readonly ok: false; readonly error: StartPaymentError };

const refuse = (error: StartPaymentError) => ({ ok: false, error }) as const;

/** Creates the provider's order for the visitor's cart and makes this its payment method; the amount is that of the cart (PAY-20). */
export async function startCartPayment(
  ctx: RequestContext,
  input: StartPayment,
): Promise<StartPaymentResult> {
  const { method } = input;
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
  { method, funding = '', cardholder = '' }: StartPayment,
  target: Target,
): Promise<StartPaymentResult> {
  const { visitor, clock } = ctx;
  const adapter = adapterOf(ctx, method);
  if (!adapter) return refuse({ code: 'not-offered' });
  const { delivery, purchase, returnUrl, cancelUrl } = target;
  const shipTo = delivery.from === 'shop' ? delivery.to : null;
  const started = await adapter.start({
    key: randomUUID(),
    source: paymentMethods[method].provider?.source ?? '',
    purchase: shipTo ? { ...purchase, shipTo } : purchase,
    shipFrom: delivery.from,
    cardholder,
    locale: visitor.audience.locale,
    returnUrl,
    cancelUrl,
    noticeUrl: ctx.shopUrl + noticePath(adapter.code),
  });
  if (!started.ok) return refuse({ code: 'provider', issue: started.fault.issue });
  const { id, next, amount } = started.value;
  const total: Cents = toCents(purchase.total);
  if (next.kind !== 'redirect' || amount !== total)
    return refuse({ code: 'provider', issue: 'ANOTHER_ORDER' });
  const approveUrl = next.url;
  const now = clock.now();
  await ctx.db
    .insertInto('wallet_payments')
    .values({
      provider_order_id: id,
      method,
      funding_source: funding.slice(0, 40),
      cart_id: target.cartId ?? null,
      order_id: target.orderId ?? null,
      amount_cents: total,
      approve_url: approveUrl,
      ship_from: delivery.from,
      ship_to: shipTo && JSON.stringify(shipTo),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { ok: true, id, customId: target.purchase.customId ?? '', approveUrl };
}
