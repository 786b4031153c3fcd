import { takeStock, type WantedStock } from '#catalogue/stock/server/take-stock.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CartProblem } from '#selling/cart/rules/cart-state.ts';
import type { ReadCart } from '#selling/cart/server/read-cart.ts';
import { takeOffers } from '#selling/cart/server/take-offers.ts';
import { takeCouponUses } from '#selling/coupons/server/take-coupon-uses.ts';
import { reservationEnds } from '#selling/orders/rules/reservation-ends.ts';
import { type PaymentMethodId, paymentMethods } from '#selling/payments/rules/payment-methods.ts';
import { takeCredit } from '#selling/payments/server/company-credit.ts';
import type { CartRefusal } from '../rules/cart-to-order.ts';

/**
 * Takes what an order needs inside its transaction: stock, offers, uses of coupons, credit. `creditAccount` is whose credit it is
 * placed on, null for another method.
 */
export async function takeForOrder(
  ctx: RequestContext,
  cart: ReadCart,
  { orderId, payment, email }: { orderId: number; payment: PaymentMethodId; email: string },
): Promise<
  | { readonly ok: true; readonly creditAccount: number | null }
  | { readonly ok: false; readonly error: CartRefusal }
> {
  const { db, settings, clock } = ctx;
  const refuse = (problems: readonly CartProblem[]) =>
    ({ ok: false, error: { code: 'cart-problems', problems } }) as const;
  const { firstStatus: status, takesCredit } = paymentMethods[payment];
  const use = status === 'processing' ? 'sell' : 'reserve';
  const until = reservationEnds({ status, paymentMethod: payment }, settings, clock.now());
  const serving = settings.stock_serving;
  const taken = await takeStock(db, {
    orderId,
    use,
    items: wantedStock(cart),
    serving,
    servedFrom: ctx.servedFrom,
    until,
  });
  if (!taken.ok) return refuse(shortages(cart, taken.error.itemIds));
  const offerIds = cart.lines.flatMap(({ row }) => row.offer?.id ?? []);
  const ended = await takeOffers(db, { orderId, offerIds, now: clock.now() });
  if (ended.length > 0) return refuse(endedOffers(cart, ended));
  const used = await countCoupons(ctx, cart, { orderId, email });
  if (used) return refuse(used);
  if (!takesCredit) return { ok: true, creditAccount: null };
  const accountId = cart.paymentTerms.credit?.accountId ?? null;
  const credit = await takeCredit(db, { accountId, amount: cart.totals.total });
  return credit.ok ? { ok: true, creditAccount: accountId } : credit;
}

/** Counts the uses of the cart's coupons, after the stock and as late as possible; returns the problem, or null. */
async function countCoupons(
  { db, visitor }: RequestContext,
  { discounts }: ReadCart,
  { orderId, email }: { readonly orderId: number; readonly email: string },
): Promise<readonly CartProblem[] | null> {
  if (discounts.coupons.length === 0) return null;
  const couponIds = discounts.coupons.map(({ coupon }) => coupon.id);
  const customerId = visitor.person?.customerId ?? null;
  const taken = await takeCouponUses(db, { orderId, couponIds, customerId, email });
  if (taken.ok) return null;
  const { code, couponIds: refused } = taken.error;
  return discounts.coupons
    .filter(({ coupon }) => refused.includes(coupon.id))
    .map(({ coupon }) => ({
      code: 'coupon-refused',
      key: coupon.code,
      name: coupon.code,
      refusal: { code },
    }));
}

function endedOffers(cart: ReadCart, offerIds: readonly number[]): readonly CartProblem[] {
  return cart.lines.flatMap(({ row: { key, name, offer } }) =>
    offer && offerIds.includes(offer.id)
      ? [{ code: 'offer-ended' as const, key, name, offer: offer.id }]
      : [],
  );
}

/** Sums quantities by item: lines of the same item share its stock. */
function wantedStock(cart: ReadCart): readonly WantedStock[] {
  const wanted = new Map<number, WantedStock>();
  for (const { row } of cart.lines) {
    const quantity = (wanted.get(row.itemId)?.quantity ?? 0) + row.quantity;
    wanted.set(row.itemId, { itemId: row.itemId, quantity, unlimited: row.backorders !== 'no' });
  }
  return [...wanted.values()].sort((a, b) => a.itemId - b.itemId);
}

function shortages(cart: ReadCart, itemIds: readonly number[]): readonly CartProblem[] {
  return cart.lines
    .filter(({ row }) => itemIds.includes(row.itemId))
    .map(({ row }) => ({ code: 'out-of-stock', key: row.key, name: (row.shown ?? row).name }));
}
