import type { Cents } from '#shop/money/rules/cents.ts';
import type { TaxMode, TaxRate } from '#shop/tax/rules/tax-rate.ts';
import type { OrderView } from './order-view.ts';

/** A line below the lines of an order; amounts in cents. */
export type OrderSum =
  | { readonly kind: 'subtotal' | 'total'; readonly amount: Cents }
  | { readonly kind: 'shipping'; readonly amount: Cents; readonly title: string }
  | { readonly kind: 'tax'; readonly amount: Cents; readonly rate: TaxRate; readonly mode: TaxMode };

/** The sums of an order from top to bottom: VAT is added before the total where prices lack it, and named after it where they hold it. */
export function orderSums(
  order: Pick<OrderView, 'mode' | 'subtotal' | 'shippingAmount' | 'shippingTitle' | 'taxLines' | 'total'>,
): readonly OrderSum[] {
  const { mode } = order;
  const taxes = order.taxLines.map(({ rate, tax }): OrderSum => ({ kind: 'tax', amount: tax, rate, mode }));
  return [
    { kind: 'subtotal', amount: order.subtotal },
    { kind: 'shipping', amount: order.shippingAmount, title: order.shippingTitle },
    ...(mode === 'net' ? taxes : []),
    { kind: 'total', amount: order.total },
    ...(mode === 'gross' ? taxes : []),
  ];
}
