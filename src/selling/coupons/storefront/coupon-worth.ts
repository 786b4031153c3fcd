import { type Cents, subtractCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { ShopWords } from '#kit/words/storefront/use-shop-words.ts';

/** The effect of a coupon in short: its discount, free shipping, or none now. */
export function couponWorth(
  { coupons: words, locale }: Pick<ShopWords, 'coupons' | 'locale'>,
  coupon: { readonly amount: Cents; readonly freeShipping: boolean; readonly refused?: boolean },
): string {
  if (coupon.refused) return words.notCounted;
  const off = formatEuro(subtractCents(zeroCents, coupon.amount), locale);
  if (coupon.freeShipping) return coupon.amount === 0 ? words.freeShipping : `${off} + ${words.freeShipping}`;
  return off;
}
