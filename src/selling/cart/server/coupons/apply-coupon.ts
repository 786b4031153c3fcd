import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import { checkCoupon } from '#selling/coupons/rules/check-coupon.ts';
import type { CodeRefusal } from '#selling/coupons/rules/coupon.ts';
import { couponCode, sameCode } from '#selling/coupons/rules/coupon-code.ts';
import { countGuess } from '#selling/coupons/server/limit-guesses.ts';
import { readCoupons } from '#selling/coupons/server/read-coupons.ts';
import { cartToDiscount } from '../../rules/cart-coupons.ts';
import { ownsCart } from '../owns-cart.ts';
import { readPricedCart } from '../read-cart.ts';

export type ApplyResult =
  | {
      readonly ok: true;
      readonly code: string /** it replaced other coupons */;
      readonly replaced: boolean;
    }
  | { readonly ok: false /** as it was typed */; readonly code: string; readonly error: CodeRefusal };

/**
 * Applies a coupon to the visitor's cart by its code, in any case; one that cannot be combined replaces the others (wire 2.1). Unknown
 * codes are counted; after too many no code is checked for a while.
 */
export async function applyCoupon(
  ctx: RequestContext,
  input: { readonly code: string; readonly billingEmail?: string | undefined },
): Promise<ApplyResult> {
  const code = couponCode(input.code);
  const refuse = (error: CodeRefusal): ApplyResult => ({ ok: false, code: code ?? '', error });
  if (code === null) return refuse({ code: input.code.trim() === '' ? 'no-code' : 'unknown' });
  const session = ctx.session.current();
  const cart = await readPricedCart(ctx);
  if (!session || !cart.head || cart.lines.length === 0) return refuse({ code: 'empty-cart' });
  const held = cart.discounts.coupons.map((applied) => applied.coupon);
  if (held.some((one) => sameCode(one.code, code))) return refuse({ code: 'already-applied' });
  const guess = await countGuess(ctx);
  if (!guess.ok) return refuse({ code: 'too-many-guesses', minutes: guess.minutes });
  const found = await readCoupons(ctx, {
    which: { code },
    productIds: cart.lines.map(({ row }) => row.productId),
    email: input.billingEmail,
  });
  const [coupon] = found.coupons;
  if (!coupon) return refuse({ code: 'unknown' });
  await guess.wasRight();
  const alone = held.find((one) => one.individualUse);
  if (alone && !coupon.individualUse) return refuse({ code: 'not-combinable', other: alone.code });
  const rates = await readTaxRates(ctx);
  const at = ctx.clock.now().getTime();
  const refusal = checkCoupon(
    coupon,
    cartToDiscount(
      cart.lines,
      cart.subtotal,
      { categories: found.categories, at },
      {
        mode: ctx.visitor.audience.mode,
        homeRate: rates.home('standard'),
        rate: rates.at('standard', cart.destination),
      },
    ),
  );
  if (refusal) return refuse(refusal);
  const ids = coupon.individualUse
    ? sql`array[${coupon.id}::int]`
    : sql`array_append(array_remove(coupon_ids, ${coupon.id}::int), ${coupon.id}::int)`;
  await sql`update carts set coupon_ids = ${ids}, version = version + 1, updated_at = ${ctx.clock.now()}
    where ${ownsCart(session)}`.execute(ctx.db);
  return { ok: true, code: coupon.code, replaced: coupon.individualUse && held.length > 0 };
}
