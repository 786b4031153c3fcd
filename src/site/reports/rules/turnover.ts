import type { OrderStatus } from '#selling/orders/rules/order-status.ts';

/** What an order and its finished refunds say of money, in whole cents; VAT and net apart. */
export type OrderMoney = {
  readonly status: OrderStatus;
  readonly total: number;
  readonly tax: number;
  /** refunds whose money was given back */
  readonly refunds: readonly { readonly total: number; readonly tax: number }[];
};

const counted: ReadonlySet<OrderStatus> = new Set(['processing', 'completed', 'refunded']);

/**
 * Turnover: orders in `processing`, `completed` or `refunded`, on the day in Rome on which they were placed, with shipping and fees and after
 * discounts; less refunds whose money was given back, on the day in Rome on which it was. `net` is without VAT, `gross` with it, in whole
 * cents. An order that waits for its money, or that was cancelled or failed, counts nothing, and neither do its refunds. The database's
 * `sales_orders_of` and `sales_lines_of` say the same.
 */
export function turnoverOf({ status, total, tax, refunds }: OrderMoney): {
  readonly net: number;
  readonly gross: number;
} {
  if (!counted.has(status)) return { net: 0, gross: 0 };
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const gross = total - sum(refunds.map((refund) => refund.total));
  return { net: gross - (tax - sum(refunds.map((refund) => refund.tax))), gross };
}
