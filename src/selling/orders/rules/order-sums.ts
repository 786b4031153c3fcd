import { type Cents, subtractCents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { TaxMode, TaxRate } from '#foundation/money/rules/tax-rate.ts';
import { overpaidOf, paidOf } from './order-balance.ts';
import type { OrderView } from './order-view.ts';

/** A line below the lines of an order; amounts in cents. */
export type OrderSum =
  | { readonly kind: 'subtotal' | 'total'; readonly amount: Cents }
  /** where it is not the total: what was paid, and what is due or to go back */
  | { readonly kind: 'paid' | 'rest' | 'overpaid'; readonly amount: Cents }
  | { readonly kind: 'shipping' | 'fee'; readonly amount: Cents; readonly title: string }
  /** a coupon discount, negative */
  | { readonly kind: 'discount'; readonly amount: Cents; readonly code: string }
  | { readonly kind: 'tax'; readonly amount: Cents; readonly rate: TaxRate; readonly mode: TaxMode };

/** The sums of an order from top to bottom: VAT comes before the total for net prices, and as a note after it for gross prices. */
export function orderSums(
  order: Pick<
    OrderView,
    | 'mode'
    | 'subtotal'
    | 'coupons'
    | 'shippingAmount'
    | 'shippingTitle'
    | 'fee'
    | 'taxLines'
    | 'total'
    | 'isPaid'
    | 'balance'
  >,
): readonly OrderSum[] {
  const { mode, fee } = order;
  const taxes = order.taxLines.map(({ rate, tax }): OrderSum => ({ kind: 'tax', amount: tax, rate, mode }));
  return [
    { kind: 'subtotal', amount: order.subtotal },
    ...order.coupons.map(
      ({ code, amount }): OrderSum => ({ kind: 'discount', amount: subtractCents(zeroCents, amount), code }),
    ),
    { kind: 'shipping', amount: order.shippingAmount, title: order.shippingTitle },
    ...(fee ? [{ kind: 'fee', amount: fee.amount, title: fee.title } as const] : []),
    ...(mode === 'net' ? taxes : []),
    { kind: 'total', amount: order.total },
    ...(mode === 'gross' ? taxes : []),
    ...balanceSums(order),
  ];
}

/** What was paid, and what is missing or too much, of an order whose total is not what was paid. */
export function balanceSums(
  order: Pick<OrderView, 'total' | 'isPaid' | 'balance'>,
): readonly { readonly kind: 'paid' | 'rest' | 'overpaid'; readonly amount: Cents }[] {
  const { balance = zeroCents } = order;
  if (!order.isPaid || balance === zeroCents) return [];
  return [
    { kind: 'paid', amount: paidOf(order) },
    balance > 0 ? { kind: 'rest', amount: balance } : { kind: 'overpaid', amount: overpaidOf(order) },
  ];
}

export function keyOfSum(sum: OrderSum): string {
  if (sum.kind === 'tax') return `tax ${sum.rate}`;
  return sum.kind === 'discount' ? `discount ${sum.code}` : sum.kind;
}
