import { addCents, type Cents, subtractCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { type PaidGoods, type PaymentFee, paymentFee } from '#selling/payments/rules/payment-fee.ts';
import { isProviderMethod, type PaymentMethodId } from '#selling/payments/rules/payment-methods.ts';
import { offeredPaymentMethods } from '#selling/payments/rules/payment-refusal.ts';
import type { PaymentOccasion, PaymentTerms } from '#selling/payments/rules/payment-terms.ts';
import { restDue } from './order-balance.ts';
import type { OrderView } from './order-view.ts';

/** An unpaid order as paid by one method. */
export type OrderForPayment = {
  readonly methods: readonly PaymentMethodId[];
  /** the method in effect: the requested one, else the order's own, else the first; null where none is offered */
  readonly payment: PaymentMethodId | null;
  readonly fee: PaymentFee | null;
  readonly taxLines: OrderView['taxLines'];
  readonly tax: Cents;
  readonly total: Cents;
  /** what is paid now: the total, or the rest of an order that was paid */
  readonly amount: Cents;
};

type Payable = Pick<OrderView, 'status' | 'total' | 'balance' | 'isOnCredit'>;

/** Whether an order waits for its payment, or for the rest of it that is not on credit. */
export const isPayable = (order: Payable) =>
  isRestPayable(order) || (order.total > 0 && (order.status === 'pending' || order.status === 'failed'));

/** Whether an order was paid and waits for its rest. */
export const isRestPayable = (order: Payable) => restDue(order) > 0 && !order.isOnCredit;

/** What is paid of an order that waits for it, in cents: all of it, or its rest. */
export const amountToPay = (order: Payable): Cents => (isRestPayable(order) ? restDue(order) : order.total);

export const paymentOccasionOf = ({
  shipping,
  lines,
  total,
  fee,
}: Pick<OrderView, 'shipping' | 'lines' | 'total' | 'fee'>): PaymentOccasion => ({
  country: shipping.country,
  goods: addCents(...lines.map(({ net }) => net)),
  total: fee ? subtractCents(total, addCents(fee.net, fee.tax)) : total,
});

/** The order with the fee of a method instead of that of the previous one (FEE-03). */
export function orderForPayment(order: OrderView, terms: PaymentTerms, request: string): OrderForPayment {
  const goods = order.lines.map(
    ({ net, tax, rate }): PaidGoods => ({ net, gross: addCents(net, tax), rate }),
  );
  const isRest = isRestPayable(order);
  // A rest is paid at a provider, without a fee of its own; what else pays it staff note.
  const methods = offeredPaymentMethods(terms, paymentOccasionOf(order)).filter(
    (id) => !isRest || isProviderMethod(id),
  );
  const payment =
    methods.find((id) => id === request) ??
    methods.find((id) => id === order.paymentMethod) ??
    methods[0] ??
    null;
  if (isRest) {
    const { taxLines, tax, total } = order;
    return { methods, payment, fee: null, taxLines, tax, total, amount: restDue(order) };
  }
  const before = order.fee ?? { net: zeroCents, tax: zeroCents };
  const fee = paymentFee(terms, payment, goods, order.mode);
  const without = new Map(
    order.taxLines.map((line) => [line.rate, subtractCents(line.tax, line.fee ?? zeroCents)]),
  );
  const rates = new Set([...without.keys(), ...(fee?.parts ?? []).map(({ rate }) => rate)]);
  const after = fee ?? { tax: zeroCents, gross: zeroCents };
  const total = addCents(subtractCents(order.total, addCents(before.net, before.tax)), after.gross);
  return {
    methods,
    payment,
    fee,
    taxLines: [...rates]
      .filter((rate) => rate > 0)
      .map((rate) => withFee({ rate, tax: without.get(rate) ?? zeroCents }, fee)),
    tax: addCents(subtractCents(order.tax, before.tax), after.tax),
    total,
    amount: total,
  };
}

/** The VAT of a rate plus that of the fee, which is also listed separately, so that it can be subtracted when the method changes. */
export function withFee(
  { rate, tax }: OrderView['taxLines'][number],
  fee: PaymentFee | null,
): OrderView['taxLines'][number] {
  const part = fee?.parts.find((one) => one.rate === rate);
  return part ? { rate, tax: addCents(tax, part.tax), fee: part.tax } : { rate, tax };
}
