import type { Cents } from '#foundation/money/rules/cents.ts';
import type { TaxedAmount } from '#pricing/tax/rules/split-tax.ts';
import type { ChargedAmount, RefundableOrder } from '../plan-refund.ts';

/** The amounts of a stored refund, in cents. */
export type StoredRefund = {
  readonly lines: readonly (Pick<TaxedAmount, 'net' | 'tax'> & {
    readonly lineId: number;
    readonly quantity: number;
  })[];
  readonly shipping: Pick<TaxedAmount, 'net' | 'tax'>;
  readonly total: Cents;
  /** it gives back what was paid beyond the total */
  readonly isOverpayment: boolean;
};

/** Whether a refused refund still fits into what is left: other refunds may have taken its money or pieces meanwhile. */
export function refundFits(
  order: RefundableOrder,
  { lines, shipping, total, isOverpayment }: StoredRefund,
  overpaid: Cents,
): boolean {
  if (isOverpayment) return total <= overpaid;
  const fits = (charged: ChargedAmount, { net, tax }: Pick<TaxedAmount, 'net' | 'tax'>) =>
    net <= charged.net - charged.refundedNet && tax <= charged.tax - charged.refundedTax;
  return (
    total <= order.total - order.refunded - (order.unpaid ?? 0) &&
    fits(order.shipping, shipping) &&
    lines.every((given) => {
      const line = order.lines.find(({ id }) => id === given.lineId);
      return line && given.quantity <= line.quantity - line.refundedQuantity && fits(line, given);
    })
  );
}
