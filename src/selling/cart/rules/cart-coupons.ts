import { type Cents, subtractCents } from '#foundation/money/rules/cents.ts';
import type { TaxMode, TaxRate } from '#foundation/money/rules/tax-rate.ts';
import { convertTaxMode, unitForDestination } from '#pricing/tax/rules/destination-price.ts';
import { splitTax, subtractTaxed, type TaxedAmount } from '#pricing/tax/rules/split-tax.ts';
import type { CartToDiscount } from '#selling/coupons/rules/check-coupon.ts';
import type { Coupon } from '#selling/coupons/rules/coupon.ts';
import type { CartRow } from './cart-row.ts';
import type { CartLine } from './cart-state.ts';
import type { LineTotal } from './cart-totals.ts';

/** The coupons of a cart, with the categories of its products by their ids, and the moment in milliseconds. */
export type CouponsInCart = {
  readonly coupons: readonly Coupon[];
  readonly categories: ReadonlyMap<number, readonly number[]>;
  readonly at: number;
};

type PricedLine = {
  readonly row: Pick<CartRow, 'key' | 'productId' | 'itemId'>;
  readonly shown: Pick<CartLine, 'quantity' | 'subtotal'>;
  readonly price: { readonly onSale: boolean };
};

/** A priced cart as coupons see it; amounts of coupons include VAT and are converted to the buyer's mode at the standard rates. */
export function cartToDiscount(
  lines: readonly PricedLine[],
  goods: Cents,
  { categories, at }: Omit<CouponsInCart, 'coupons'>,
  { mode, homeRate, rate }: { readonly mode: TaxMode; readonly homeRate: TaxRate; readonly rate: TaxRate },
): CartToDiscount {
  return {
    lines: lines.map(({ row, shown, price }) => ({
      key: row.key,
      productId: row.productId,
      itemId: row.itemId,
      categories: categories.get(row.productId) ?? [],
      onSale: price.onSale,
      quantity: shown.quantity,
      amount: shown.subtotal,
    })),
    goods,
    inMode: (withTax) =>
      unitForDestination(convertTaxMode(withTax, 'gross', mode, homeRate), mode, homeRate, rate),
    now: at,
  };
}

/** A line's total after a discount in cents in the line's mode, and the discount as net and VAT; they add up to the line before. */
export function discountLine(
  before: LineTotal,
  off: Cents,
): { readonly total: LineTotal; readonly discount: TaxedAmount } {
  const paid = subtractCents(before.mode === 'gross' ? before.gross : before.net, off);
  const total = { ...before, ...splitTax(paid, before.rate, before.mode) };
  return { total, discount: subtractTaxed(before, total) };
}
